import ViewKit

/// A transparent view that draws its content anew for each size, in colours that follow the appearance.
class DrawnView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// The Core Graphics colour of `color` in the view's appearance.
    func shown(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

    /// Fills `rect` with `color`.
    func fill(_ rect: CGRect, _ color: UIColor, _ context: CGContext) {
        context.setFillColor(shown(color))
        context.fill(rect)
    }

    /// Draws small `text` whose upper left corner is `point`.
    func write(_ text: String, at point: CGPoint, _ color: UIColor) {
        NSAttributedString(string: text, attributes: [.font: WorkbenchStyle.small, .foregroundColor: color])
            .draw(at: point)
    }
}
