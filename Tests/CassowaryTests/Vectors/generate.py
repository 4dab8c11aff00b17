"""Writes systems.json and small.json: systems of constraints and their lexicographic optima.

Needs python3-kiwisolver (Debian) or kiwisolver (PyPI). A reference of its own, a dense simplex method in fractions whose
objective is a vector (one component a priority, the required ones first), finds the optimum and the variables that it
determines. systems.json holds systems whose optimum is unique and which kiwi, an independent solver, ends at too; kiwi
adds weights, so some optima differ and are left out. small.json holds smaller systems with more priorities, determined or
not, satisfiable or not.
"""

import json
import pathlib
import random
from fractions import Fraction

import kiwisolver

FOLDER = pathlib.Path(__file__).parent
STRENGTHS = {1000: "required", 750: "strong", 500: "medium", 250: "weak"}


class Reference:
    """A dense tableau in fractions: rows of equations with a basis, and a vector of reduced costs a column."""

    def __init__(self, count, constraints):
        self.count = count
        self.levels = sorted({c["p"] for c in constraints}, reverse=True)
        columns = 2 * count + sum(1 if c["r"] == 0 else 2 for c in constraints) + sum(c["r"] == 0 for c in constraints)
        self.rows, self.basis = [], []
        self.costs = [[Fraction(0)] * columns for _ in self.levels]
        self.frozen = set()
        next_column = 2 * count
        for c in constraints:
            row = [Fraction(0)] * columns
            for variable, coefficient in c["t"]:
                row[2 * variable] += Fraction(coefficient)
                row[2 * variable + 1] -= Fraction(coefficient)
            bound = Fraction(c["c"])
            # terms - excess + shortage = bound
            row[next_column], row[next_column + 1] = Fraction(-1), Fraction(1)
            level = self.levels.index(c["p"])
            if c["r"] <= 0:
                self.costs[level][next_column] = Fraction(1)
            if c["r"] >= 0:
                self.costs[level][next_column + 1] = Fraction(1)
            if bound < 0:
                row, bound = [-a for a in row], -bound
                self.basis.append(next_column)
            else:
                self.basis.append(next_column + 1)
            self.rows.append(row + [bound])
            next_column += 2
        for cost in self.costs:
            cost.append(Fraction(0))
            for row, basic in zip(self.rows, self.basis):
                self.eliminate(cost, row, basic)

    @staticmethod
    def eliminate(target, row, column):
        factor = target[column]
        if factor:
            for index, value in enumerate(row):
                if value:
                    target[index] -= factor * value

    def pivot(self, position, column, costs):
        factor = self.rows[position][column]
        row = self.rows[position] = [a / factor for a in self.rows[position]]
        self.basis[position] = column
        for other in self.rows:
            if other is not row:
                self.eliminate(other, row, column)
        for cost in costs:
            self.eliminate(cost, row, column)

    def minimize(self, costs):
        """Bland's rule; returns False if the objective has no bound."""
        while True:
            column = next((j for j in range(len(self.rows[0]) - 1)
                           if j not in self.frozen and self.sign(costs, j) < 0), None)
            if column is None:
                return True
            ratios = [(row[-1] / row[column], self.basis[i], i) for i, row in enumerate(self.rows) if row[column] > 0]
            if not ratios:
                return False
            self.pivot(min(ratios)[2], column, costs)

    @staticmethod
    def sign(costs, column):
        for cost in costs:
            if cost[column]:
                return 1 if cost[column] > 0 else -1
        return 0

    def value(self, variable):
        values = dict(zip(self.basis, (row[-1] for row in self.rows)))
        return values.get(2 * variable, Fraction(0)) - values.get(2 * variable + 1, Fraction(0))

    def solve(self):
        """Returns the least error of every level and the values of the determined variables."""
        self.minimize(self.costs)
        errors = [-cost[-1] for cost in self.costs]
        self.frozen = {j for j in range(len(self.rows[0]) - 1) if self.sign(self.costs, j) > 0}
        values = []
        for variable in range(self.count):
            start = self.value(variable)
            determined = True
            for sign in (1, -1):
                cost = [Fraction(0)] * len(self.rows[0])
                cost[2 * variable], cost[2 * variable + 1] = Fraction(sign), Fraction(-sign)
                for row, basic in zip(self.rows, self.basis):
                    self.eliminate(cost, row, basic)
                determined = determined and self.minimize([cost]) and self.value(variable) == start
            values.append(start if determined else None)
        return dict(zip(self.levels, errors)), values


def random_constraint(generator, count, priorities):
    size = min(count, generator.choice([1, 1, 2, 2, 2, 3, 3, 4]))
    coefficients = [1, 1, 1, -1, -1, 2, -2, 0.5]
    terms = [[variable, generator.choice(coefficients)] for variable in generator.sample(range(count), size)]
    return {"t": terms, "r": generator.choice([-1, 0, 0, 1]), "c": generator.randint(-60, 120),
            "p": generator.choice(priorities)}


def solve_with_kiwi(count, constraints):
    variables = [kiwisolver.Variable(str(index)) for index in range(count)]
    solver = kiwisolver.Solver()
    for c in constraints:
        expression = sum((coefficient * variables[variable] for variable, coefficient in c["t"]), 0 * variables[0])
        constraint = {-1: expression <= c["c"], 0: expression == c["c"], 1: expression >= c["c"]}[c["r"]]
        solver.addConstraint(constraint | STRENGTHS[c["p"]])
    solver.updateVariables()
    return [variable.value() for variable in variables]


def systems(generator, wanted):
    kept = []
    while len(kept) < wanted:
        count = generator.randint(2, 9)
        constraints = [random_constraint(generator, count, [1000, 750, 750, 500, 500, 250, 250])
                       for _ in range(generator.randint(count, 2 * count + 3))]
        errors, values = Reference(count, constraints).solve()
        if errors.get(1000, 0) or None in values or len(errors) < 3:
            continue
        kiwi = solve_with_kiwi(count, constraints)
        if all(abs(a - float(b)) < 1e-6 for a, b in zip(kiwi, values)):
            kept.append({"count": count, "constraints": constraints, "values": [float(v) for v in values]})
    return kept


def small(generator, wanted):
    kept = []
    while len(kept) < wanted:
        count = generator.randint(1, 4)
        constraints = [random_constraint(generator, count, [1000, 1000, 999, 750, 501, 250, 1])
                       for _ in range(generator.randint(1, 9))]
        errors, values = Reference(count, constraints).solve()
        satisfiable = not errors.pop(1000, 0)
        if not satisfiable and sum(not k["satisfiable"] for k in kept) * 5 > wanted:
            continue
        kept.append({"count": count, "constraints": constraints, "satisfiable": satisfiable,
                     "errors": [{"priority": p, "sum": float(e)} for p, e in errors.items()],
                     "values": [None if v is None else float(v) for v in values]})
    return kept


def write(name, rows):
    text = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    (FOLDER / name).write_text("[\n" + text + "\n]\n")


if __name__ == "__main__":
    write("systems.json", systems(random.Random(19), 500))
    write("small.json", small(random.Random(190), 500))
