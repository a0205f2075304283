"""Reading legend files: YAML in the vocabulary of C7 into a `Plan`, with the line of every fault.

`legends.py` reads what a file consists of, `vocabulary.py` effects and objectives; `checks.py` says what a
legend must keep as a whole, and `endless_cards.py` finds cards that set each other off without end. All of
them stand on `file_part.py`, a part of a file that knows its line.
"""
