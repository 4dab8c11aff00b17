/// The buttons at one side of a row, as far as a swipe has uncovered them.
final class SwipeActionsView: UIView {
    let buttons: [SwipeActionButton]
    /// The side of the row: `.leading` for the left one, `.trailing` for the right one.
    let side: LayoutSide
    private let widths: [CGFloat]
    /// Whether the first action covers the others.
    private(set) var isFull = false

    init(_ configuration: UISwipeActionsConfiguration, side: LayoutSide) {
        self.side = side
        buttons = configuration.actions.map(SwipeActionButton.init)
        widths = buttons.map(\.naturalWidth)
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = buttons.last?.action.backgroundColor
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of all buttons, in points.
    var naturalWidth: CGFloat { widths.reduce(0, +) }

    /// Lays the buttons out over `distance` points beside a row of that size; `isFull` lets the first one cover all.
    func uncover(_ distance: CGFloat, of row: CGSize, isFull: Bool) {
        self.isFull = isFull
        let width = max(0, distance)
        frame = CGRect(x: side == .trailing ? row.width : -width, y: 0, width: width, height: row.height)
        let stretch = naturalWidth > 0 ? width / naturalWidth : 0
        var position: CGFloat = 0
        // From the row outwards, the first action at the outer edge and over the others.
        for index in buttons.indices.reversed() {
            let covers = isFull && index == 0
            let length = covers ? width : widths[index] * max(1, stretch)
            let start = covers ? 0 : position * stretch
            buttons[index].frame = CGRect(
                x: side == .trailing ? start : width - start - length, y: 0, width: length, height: row.height)
            buttons[index].side = covers ? (side == .trailing ? .leading : .trailing) : nil
            position += widths[index]
        }
    }
}
