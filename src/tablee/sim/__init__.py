"""Mass play: many games by bots, their results, statistics; and fuzzing."""

from tablee.sim.mass import BadPlan, Cell, Row, SimPlan, simulate
from tablee.sim.results import ResultFile, csv_text, jsonl_text, write_csv, write_jsonl
from tablee.sim.summary import CellSummary, Comparison, Rate, compare, summarise

__all__ = [
    "BadPlan",
    "Cell",
    "CellSummary",
    "Comparison",
    "Rate",
    "ResultFile",
    "Row",
    "SimPlan",
    "compare",
    "csv_text",
    "jsonl_text",
    "simulate",
    "summarise",
    "write_csv",
    "write_jsonl",
]
