import ViewKit

/// The outline of a rectangle of the screen: four edges, so that nothing is drawn over what it surrounds.
final class OutlineView: UIView {
    private let edges = (0..<4).map { _ in UIView() }
    private static let thickness = 2.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        for edge in edges {
            edge.backgroundColor = WorkbenchStyle.outline
            addSubview(edge)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        let width = min(Self.thickness, size.width)
        let height = min(Self.thickness, size.height)
        let frames = [
            CGRect(x: 0, y: 0, width: size.width, height: height),
            CGRect(x: 0, y: size.height - height, width: size.width, height: height),
            CGRect(x: 0, y: 0, width: width, height: size.height),
            CGRect(x: size.width - width, y: 0, width: width, height: size.height),
        ]
        for (edge, frame) in zip(edges, frames) { edge.frame = frame }
    }
}
