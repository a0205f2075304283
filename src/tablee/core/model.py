"""A small learned function: one hidden layer of bent lines over named numbers. Its weights are data."""

import math


class Net:
    """`out_bias + sum of out[h] * max(0, bias[h] + sum of weight[h][i] * x[i])`.

    Without hidden units it is a straight line: `out` then has a weight for each number itself.
    """

    def __init__(
        self, weights: list[list[float]], bias: list[float], out: list[float], out_bias: float
    ) -> None:
        self.inputs = len(weights[0]) if weights else len(out)
        self.hidden = len(weights)
        self.bias = bias
        self.out = out
        self.out_bias = out_bias
        self.flat: list[float] = []
        for row in weights:
            self.flat += row

    def output(self, x: list[float]) -> float:
        """The value of the function."""
        total = self.out_bias
        inputs = self.inputs
        out = self.out
        if self.hidden == 0:
            for i in range(inputs):
                total += out[i] * x[i]
            return total
        flat = self.flat
        bias = self.bias
        at = 0
        for h in range(self.hidden):
            unit = bias[h]
            for i in range(inputs):
                unit += flat[at] * x[i]
                at += 1
            if unit > 0.0:
                total += out[h] * unit
        return total


def chance(logit: float) -> float:
    """The probability whose log odds these are."""
    if logit < -40.0:
        return 0.0
    if logit > 40.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-logit))
