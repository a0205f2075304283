"""Mass play: many games by bots, their results, statistics; and fuzzing."""

from tablee.sim.journal import Journal
from tablee.sim.mass import BadPlan, SimPlan, simulate
from tablee.sim.results import ResultFile, csv_text, jsonl_text, parquet_bytes, write_rows
from tablee.sim.rows import Cell, Row
from tablee.sim.runner import BadRun, Processes, Runner
from tablee.sim.summary import CellSummary, Comparison, Rate, compare, summarise

__all__ = [
    "BadPlan",
    "BadRun",
    "Cell",
    "CellSummary",
    "Comparison",
    "Journal",
    "Processes",
    "Rate",
    "ResultFile",
    "Row",
    "Runner",
    "SimPlan",
    "compare",
    "csv_text",
    "jsonl_text",
    "parquet_bytes",
    "simulate",
    "summarise",
    "write_rows",
]
