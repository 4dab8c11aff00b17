/// The number of instances that a replicator layer shows of its sublayers, and the changes from one instance to the
/// next.
@MainActor final class ReplicatorState: SubclassState {
    var count = 1
    var preservesDepth = false
    var delay: Double = 0
    var transform = CATransform3DIdentity
    var color = SIMD4<Float>(repeating: 1)
    /// Added to the colour with each instance.
    var offsets = SIMD4<Float>.zero

    /// Instances beyond are not drawn.
    static let mostInstances = 10_000

    override func copy() -> SubclassState {
        let copy = ReplicatorState()
        copy.copyValues(of: self)
        return copy
    }

    override func copyValues(of other: SubclassState) {
        guard let other = other as? ReplicatorState else { return }
        count = other.count
        preservesDepth = other.preservesDepth
        delay = other.delay
        transform = other.transform
        color = other.color
        offsets = other.offsets
    }

    /// The factors for the colours of instance `index`, 0 to 1.
    func tint(of index: Int) -> SIMD4<Float> {
        let tint = color + offsets * Float(index)
        return tint.clamped(lowerBound: .zero, upperBound: .one)
    }
}
