/// The animatable values of a text layer.
@MainActor final class TextState: SubclassState {
    var fontSize: CGFloat = 36
    var color = SIMD4<Float>(1, 1, 1, 1)
    /// The values of the picture that shows.
    private var drawn: (fontSize: CGFloat, color: SIMD4<Float>)?

    override func copy() -> SubclassState {
        let copy = TextState()
        copy.copyValues(of: self)
        return copy
    }

    override func copyValues(of other: SubclassState) {
        guard let other = other as? TextState else { return }
        fontSize = other.fontSize
        color = other.color
    }

    /// Notes that the picture was drawn with the values of `shown`.
    func noteDrawn(_ shown: TextState) { drawn = (shown.fontSize, shown.color) }

    /// Whether the picture shows other values than `shown`, or these where that is nil.
    func differs(from shown: SubclassState?) -> Bool {
        let shown = shown as? TextState ?? self
        return drawn.map { $0.fontSize != shown.fontSize || $0.color != shown.color } ?? false
    }
}
