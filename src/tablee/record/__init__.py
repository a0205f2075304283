"""Files of games: records that can be verified, and scenarios that test rules."""

from tablee.record.file import create, resume, seed_path
from tablee.record.lines import RecordFileError, read, write
from tablee.record.verifying import Report, verify

__all__ = ["RecordFileError", "Report", "create", "read", "resume", "seed_path", "verify", "write"]
