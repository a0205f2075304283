"""Build hook: compile the engine with mypyc into the wheel, and put the built page of the table in it.

Editable installs and source distributions are left alone. Where there is no C compiler the plain engine is
packed and one line says so; ``TABLEE_PLAIN=1`` asks for the plain engine. It is compiled on a copy in a
temporary folder, so that nothing compiled can ever lie in the source tree, where it would shadow later edits;
``TABLEE_JOBS`` says by how many compilers at once, else as many as there are processors.
The page is built in place and used again while web/ is unchanged; ``TABLEE_NO_WEB=1`` leaves it out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
from engine_build import has_compiler
from web_bundle import NODE_WHEEL, NotBuilt, Page, system_node

ENGINE = ("core/*.py", "games/*/*.py", "games/*/*/*.py")

# Runs in the temporary folder: argv = number of jobs, one C file per module or not, then the modules' paths.
DRIVER = """
import sys
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from setuptools.command.build_ext import build_ext
from mypyc.build import mypycify

jobs, multi_file, paths = int(sys.argv[1]), sys.argv[2] == "True", sys.argv[3:]

class ParallelBuild(build_ext):
    # setuptools compiles the files of one extension one after the other; nearly all our files are in one.
    def build_extensions(self):
        def compile(job):
            ext, source = job
            return self.compiler.compile([source], output_dir=self.build_temp, include_dirs=ext.include_dirs,
                                         extra_postargs=ext.extra_compile_args, depends=ext.depends)
        work = [(ext, source) for ext in self.extensions for source in ext.sources]
        with ThreadPoolExecutor(jobs) as pool:
            for (ext, _), objects in zip(work, list(pool.map(compile, work))):
                ext.extra_objects = [*ext.extra_objects, *objects]
        for ext in self.extensions:
            ext.sources = []
        super().build_extensions()

options = ["--config-file=", "--cache-dir=cache", "--explicit-package-bases", "--follow-imports=silent",
           "--ignore-missing-imports"]
extensions = mypycify(options + paths, group_name="tablee", target_dir="c", multi_file=multi_file,
                      opt_level="3", debug_level="0")
if sys.platform != "win32":
    for ext in extensions:
        ext.extra_compile_args.append("-fvisibility=hidden")
setup(name="tablee", packages=[], ext_modules=extensions, cmdclass={"build_ext": ParallelBuild},
      script_args=["-q", "build_ext", "--build-lib", "lib", "--build-temp", "obj"])
"""


def asked_plain() -> bool:
    return os.environ.get("TABLEE_PLAIN", "") not in ("", "0")


def asked_no_web() -> bool:
    return os.environ.get("TABLEE_NO_WEB", "") not in ("", "0")


class TableeHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        compiler = [] if asked_plain() or not has_compiler() else ["mypy>=2.0", "setuptools>=77"]
        return compiler + ([] if asked_no_web() or system_node() else [NODE_WHEEL])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not asked_no_web():
            self.build_page(build_data)
        if not asked_plain():
            self.compile_engine(build_data)

    def build_page(self, build_data: dict[str, Any]) -> None:
        page = Page(Path(self.root))
        try:
            page.build()
        except NotBuilt as error:
            raise RuntimeError(f"tablee: the page cannot be built: {error}") from None
        build_data["artifacts"].append("/" + page.bundle.relative_to(page.root).as_posix())

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        if not has_compiler():
            self.app.display_warning("tablee: no C compiler found, so the plain engine is installed (slower)")
            return
        source = Path(self.root, "src")
        settings = self.metadata.config["tool"]["tablee"]
        found = (path for pattern in ENGINE for path in source.glob(f"tablee/{pattern}"))
        modules = sorted(
            path.relative_to(source).as_posix() for path in found if path.name not in settings["interpreted"]
        )
        if not modules:
            raise RuntimeError("tablee: no engine module to compile under src/tablee")
        self.folder = tempfile.TemporaryDirectory(prefix="tablee-mypyc-")
        work = Path(self.folder.name)
        for path in (source / "tablee").rglob("*.py"):
            copy = work / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        jobs, multi_file = (
            os.environ.get("TABLEE_JOBS") or str(os.cpu_count() or 1),
            str(settings["multi-file"]),
        )
        command = [sys.executable, "-c", DRIVER, jobs, multi_file, *modules]
        done = subprocess.run(
            command, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
        )
        if done.returncode:
            raise RuntimeError(f"tablee: the engine does not compile\n{done.stdout}")
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for name in ["tablee__mypyc", *(module.removesuffix(".py") for module in modules)]:
            built = work / "lib" / (name + suffix)
            if not built.is_file():
                raise RuntimeError(f"tablee: {name} was not compiled\n{done.stdout}")
            build_data["force_include"][str(built)] = name + suffix
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
