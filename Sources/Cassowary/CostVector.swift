/// A symbolic weight: one component a priority in use, compared lexicographically from the strongest to the weakest.
///
/// Components within `Tolerance.cost` of 0 are absent, so that the sign is that of the first one.
struct CostVector: Hashable, Sendable {
    /// Sorted by falling priority.
    private(set) var terms: [CostTerm] = []

    var isZero: Bool { terms.isEmpty }

    var isNegative: Bool { (terms.first?.weight ?? 0) < 0 }

    mutating func removeAll() { terms.removeAll(keepingCapacity: true) }

    /// Adds `weight` to the component of `priority`.
    mutating func add(_ weight: Double, at priority: Float) {
        var index = 0
        while index < terms.count, terms[index].priority > priority { index += 1 }
        guard index < terms.count, terms[index].priority == priority else {
            if abs(weight) > Tolerance.cost {
                terms.insert(CostTerm(priority: priority, weight: weight), at: index)
            }
            return
        }
        let sum = terms[index].weight + weight
        if abs(sum) > Tolerance.cost { terms[index].weight = sum } else { terms.remove(at: index) }
    }

    mutating func add(_ other: CostVector, scaledBy factor: Double) {
        for term in other.terms { add(factor * term.weight, at: term.priority) }
    }

    /// Compares `self / divisor` with `other / otherDivisor`: negative, 0 or positive. Both divisors are above 0.
    func compareRatio(_ divisor: Double, with other: CostVector, _ otherDivisor: Double) -> Int {
        var left = 0
        var right = 0
        while left < terms.count || right < other.terms.count {
            let leftPriority = left < terms.count ? terms[left].priority : -.infinity
            let rightPriority = right < other.terms.count ? other.terms[right].priority : -.infinity
            var difference = 0.0
            var scale = 1.0
            if leftPriority >= rightPriority {
                let ratio = terms[left].weight / divisor
                difference = ratio
                scale = max(scale, abs(ratio))
                left += 1
            }
            if rightPriority >= leftPriority {
                let ratio = other.terms[right].weight / otherDivisor
                difference -= ratio
                scale = max(scale, abs(ratio))
                right += 1
            }
            if abs(difference) > Tolerance.cost * scale { return difference < 0 ? -1 : 1 }
        }
        return 0
    }
}

/// A weight at one priority.
struct CostTerm: Hashable, Sendable, BitwiseCopyable {
    var priority: Float
    var weight: Double
}
