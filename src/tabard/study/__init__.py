"""The study of a finished game: chances to win turn by turn, luck apart from skill, a few marks.

`Study` cuts a record into turns and chance, hands the work out in pieces that anybody may carry out
in any order, and makes the study of their answers, as data. `telling` says it in words.
docs/formats/study.md describes the data, docs/decisions/0045-study.md says why it is so.
"""
