/// The number of instances that a replicator layer shows of its sublayers, and the changes from one instance to the
/// next.
@MainActor final class ReplicaValues: KindValues {
    var count = 1
    var preservesDepth = false
    var delay: Double = 0
    var transform = CATransform3DIdentity
    var color = SIMD4<Float>(repeating: 1)
    /// Added to the colour with each instance.
    var offsets = SIMD4<Float>.zero

    /// Instances beyond are not drawn.
    static let mostInstances = 10_000

    override func copy() -> KindValues {
        let copy = ReplicaValues()
        copy.take(self)
        return copy
    }

    override func take(_ other: KindValues) {
        guard let other = other as? ReplicaValues else { return }
        count = other.count
        preservesDepth = other.preservesDepth
        delay = other.delay
        transform = other.transform
        color = other.color
        offsets = other.offsets
    }

    override func value(of root: AnimatableProperty.Root) -> AnimationValue? {
        switch root {
        case .instanceCount: .scalar(Double(count))
        case .instanceDelay: .scalar(delay)
        case .instanceTransform: .transform(transform)
        case .instanceColor: .quad(SIMD4<Double>(color))
        case .instanceRedOffset: .scalar(Double(offsets.x))
        case .instanceGreenOffset: .scalar(Double(offsets.y))
        case .instanceBlueOffset: .scalar(Double(offsets.z))
        case .instanceAlphaOffset: .scalar(Double(offsets.w))
        default: nil
        }
    }

    override func apply(_ value: AnimationValue, to root: AnimatableProperty.Root) {
        switch (root, value) {
        case (.instanceCount, .scalar(let scalar)):
            if scalar.isFinite { count = Int(min(Double(Self.mostInstances), max(0, scalar.rounded(.down)))) }
        case (.instanceDelay, .scalar(let scalar)): delay = scalar
        case (.instanceTransform, .transform(let matrix)): transform = matrix
        case (.instanceColor, .quad(let quad)): color = SIMD4<Float>(quad)
        case (.instanceRedOffset, .scalar(let scalar)): offsets.x = Float(scalar)
        case (.instanceGreenOffset, .scalar(let scalar)): offsets.y = Float(scalar)
        case (.instanceBlueOffset, .scalar(let scalar)): offsets.z = Float(scalar)
        case (.instanceAlphaOffset, .scalar(let scalar)): offsets.w = Float(scalar)
        default: break
        }
    }

    /// The factors for the colours of instance `index`, 0 to 1.
    func tint(of index: Int) -> SIMD4<Float> {
        let tint = color + offsets * Float(index)
        return tint.clamped(lowerBound: .zero, upperBound: .one)
    }
}
