/// A symbolic weight: one component a priority in use, compared lexicographically from the strongest to the weakest.
///
/// Components within `Tolerance.cost` of 0 are absent, so that the sign is that of the first one.
struct CostVector: Sendable {
    /// A weight at one priority.
    private struct Component: Sendable, BitwiseCopyable {
        var priority: Float
        var weight: Double
    }

    /// Sorted by falling priority.
    private var components: [Component] = []

    var isZero: Bool { components.isEmpty }

    var isNegative: Bool { (components.first?.weight ?? 0) < 0 }

    mutating func removeAll() { components.removeAll(keepingCapacity: true) }

    /// Adds `weight` to the component of `priority`.
    mutating func add(_ weight: Double, at priority: Float) {
        var index = 0
        while index < components.count, components[index].priority > priority { index += 1 }
        guard index < components.count, components[index].priority == priority else {
            if abs(weight) > Tolerance.cost {
                components.insert(Component(priority: priority, weight: weight), at: index)
            }
            return
        }
        let sum = components[index].weight + weight
        if abs(sum) > Tolerance.cost { components[index].weight = sum } else { components.remove(at: index) }
    }

    mutating func add(_ other: CostVector, scaledBy factor: Double) {
        for component in other.components { add(factor * component.weight, at: component.priority) }
    }

    /// Compares `self / divisor` with `other / otherDivisor`: negative, 0 or positive. Both divisors are above 0.
    func compareRatio(_ divisor: Double, with other: CostVector, _ otherDivisor: Double) -> Int {
        var left = 0
        var right = 0
        while left < components.count || right < other.components.count {
            let leftPriority = left < components.count ? components[left].priority : -.infinity
            let rightPriority = right < other.components.count ? other.components[right].priority : -.infinity
            var difference = 0.0
            var scale = 1.0
            if leftPriority >= rightPriority {
                let ratio = components[left].weight / divisor
                difference = ratio
                scale = max(scale, abs(ratio))
                left += 1
            }
            if rightPriority >= leftPriority {
                let ratio = other.components[right].weight / otherDivisor
                difference -= ratio
                scale = max(scale, abs(ratio))
                right += 1
            }
            if abs(difference) > Tolerance.cost * scale { return difference < 0 ? -1 : 1 }
        }
        return 0
    }
}
