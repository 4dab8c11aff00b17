// The constraints that constraint-benchmark writes with --text, solved by kiwi (its C++ headers): times as JSON.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <utility>
#include <vector>

struct Item {
    int relation;
    double priority, constant;
    std::vector<std::pair<int, double>> terms;
};

using Clock = std::chrono::steady_clock;

static double milliseconds(Clock::time_point since) {
    return std::chrono::duration<double, std::milli>(Clock::now() - since).count();
}

// kiwi has weights where Segue has priorities.
static double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority >= 999) return kiwi::strength::strong;
    return priority >= 750 ? kiwi::strength::medium : kiwi::strength::weak;
}

static kiwi::Constraint constraint(const Item &item, const std::vector<kiwi::Variable> &variables) {
    std::vector<kiwi::Term> terms;
    for (auto &term : item.terms) terms.emplace_back(variables[term.first], term.second);
    auto relation = item.relation < 0 ? kiwi::OP_LE : item.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    return kiwi::Constraint(kiwi::Expression(terms, -item.constant), relation, strength(item.priority));
}

int main(int count, char **arguments) {
    int runs = 5;
    for (int index = 1; index + 1 < count; index++)
        if (!strcmp(arguments[index], "--runs")) runs = std::max(1, atoi(arguments[index + 1]));
    int variableCount, itemCount, edited, removed;
    std::cin >> variableCount >> itemCount >> edited >> removed;
    std::vector<Item> items(itemCount);
    for (auto &item : items) {
        int terms;
        std::cin >> item.relation >> item.priority >> item.constant >> terms;
        item.terms.resize(terms);
        for (auto &term : item.terms) std::cin >> term.first >> term.second;
    }
    double solve = 1e18, exchange = 1e18;
    for (int run = 0; run < runs; run++) {
        kiwi::Solver solver;
        std::vector<kiwi::Variable> variables(variableCount);
        std::vector<kiwi::Constraint> constraints;
        auto start = Clock::now();
        for (auto &item : items) {
            constraints.push_back(constraint(item, variables));
            solver.addConstraint(constraints.back());
        }
        solver.updateVariables();
        solve = std::min(solve, milliseconds(start));
        for (int time = 0; time < 3; time++) {
            start = Clock::now();
            solver.removeConstraint(constraints[removed]);
            solver.updateVariables();
            solver.addConstraint(constraints[removed]);
            solver.updateVariables();
            exchange = std::min(exchange, milliseconds(start));
        }
    }
    printf("{\"solveMilliseconds\": %f, \"exchangeMicroseconds\": %f}\n", solve, exchange * 1e3);
}
