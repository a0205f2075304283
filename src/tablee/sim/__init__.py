"""Mass play: fuzzing, tournaments, statistics."""
