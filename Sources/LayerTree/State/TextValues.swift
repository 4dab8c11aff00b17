/// The animatable values of a text layer.
@MainActor final class TextValues: KindValues {
    var fontSize: CGFloat = 36
    var color = SIMD4<Float>(1, 1, 1, 1)
    /// The values of the picture that shows.
    private var drawn: (fontSize: CGFloat, color: SIMD4<Float>)?

    override func copy() -> KindValues {
        let copy = TextValues()
        copy.take(self)
        return copy
    }

    override func take(_ other: KindValues) {
        guard let other = other as? TextValues else { return }
        fontSize = other.fontSize
        color = other.color
    }

    override func value(of root: AnimatableProperty.Root) -> AnimationValue? {
        switch root {
        case .fontSize: .scalar(fontSize)
        case .foregroundColor: .quad(SIMD4<Double>(color))
        default: nil
        }
    }

    override func apply(_ value: AnimationValue, to root: AnimatableProperty.Root) {
        switch (root, value) {
        case (.fontSize, .scalar(let scalar)): fontSize = scalar
        case (.foregroundColor, .quad(let quad)): color = SIMD4<Float>(quad)
        default: break
        }
    }

    /// Notes that the picture was drawn with the values of `shown`.
    func noteDrawn(_ shown: TextValues) { drawn = (shown.fontSize, shown.color) }

    /// Whether the picture shows other values than `shown`, or these where that is nil.
    func differs(from shown: KindValues?) -> Bool {
        let shown = shown as? TextValues ?? self
        return drawn.map { $0.fontSize != shown.fontSize || $0.color != shown.color } ?? false
    }
}
