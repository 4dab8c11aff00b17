/// A part of a text field that draws its text or its placeholder, cut off at the part's edges.
final class FieldCanvas: UIView {
    private let content: (CGRect) -> Void

    /// A canvas that draws by calling `content` with its bounds.
    init(_ content: @escaping (CGRect) -> Void) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        contentMode = .topLeft
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { content(rect) }
}
