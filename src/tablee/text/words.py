"""The words of the commands, in both languages."""

from __future__ import annotations

from tablee.text.messages import TextError, command_messages


class Words:
    """`words = Words("fr")`, then `words("saved-as", file=name)`: a message of `text/cli/<lang>.ftl`.

    A missing message or parameter is an error if `strict`, otherwise the key is shown.
    """

    def __init__(self, lang: str, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self._messages = command_messages(lang)

    def __call__(self, key: str, **params: str | int) -> str:
        try:
            return self._messages.format(key, params)
        except TextError:
            if self.strict:
                raise
            return key
