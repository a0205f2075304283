"""A Ray cluster of two nodes on this machine, in a process of its own: `python two_nodes.py`.

Prints its address. On the line `kill` it waits until the second node works, and kills it. Ends when its
standard input does.
"""

from __future__ import annotations

import os
import shutil
import sys
import time

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import ray
from ray._private.state import available_resources_per_node
from ray.cluster_utils import Cluster

SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000}
PATIENCE = 60.0


def until_busy(node: str) -> None:
    """Wait until a node has work."""
    end = time.monotonic() + PATIENCE
    while available_resources_per_node()[node].get("CPU", 0.0) > 0.0:
        if time.monotonic() > end:
            sys.exit("the second node got no work")
        time.sleep(0.01)


def main() -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # Ray prints to standard output
    cluster = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    second = cluster.add_node(**SMALL)
    ray.init(cluster.address, log_to_driver=False, configure_logging=False)
    folder = cluster.head_node.get_session_dir_path()
    try:
        print(cluster.address, file=answers, flush=True)
        for line in sys.stdin:
            if line.strip() == "kill":
                until_busy(second.node_id)
                cluster.remove_node(second, allow_graceful=False)
                print("killed", file=answers, flush=True)
    finally:
        ray.shutdown()
        cluster.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
