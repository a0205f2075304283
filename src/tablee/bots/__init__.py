"""Players that are programs. They know what their seat may know, never the true state."""

from tablee.bots.bot import Bot, HouseBot, NoAdvice
from tablee.bots.greedy import GreedyBot
from tablee.bots.helper import answer, mind, next_answer, play_on
from tablee.bots.levels import LEVELS
from tablee.bots.registry import BOTS, READABLE, STANDARD, UnknownBot, check_name, experienced, make
from tablee.bots.search import SearchBot
from tablee.bots.simple import RandomBot
from tablee.bots.thumb import ThumbBot

__all__ = [
    "BOTS",
    "LEVELS",
    "READABLE",
    "STANDARD",
    "Bot",
    "GreedyBot",
    "HouseBot",
    "NoAdvice",
    "RandomBot",
    "SearchBot",
    "ThumbBot",
    "UnknownBot",
    "answer",
    "check_name",
    "experienced",
    "make",
    "mind",
    "next_answer",
    "play_on",
]
