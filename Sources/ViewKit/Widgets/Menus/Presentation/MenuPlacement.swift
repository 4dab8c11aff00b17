/// The place of a menu's panel, and the point out of which it grows.
struct MenuPlacement: Equatable {
    /// The frame of the panel, in points of the window.
    var frame = CGRect.zero
    /// The point of the panel out of which it grows, in fractions of its size.
    var anchor = CGPoint(x: 0.5, y: 0)
    /// Whether the panel lies above its source.
    var isAbove = false

    /// The place of a panel as large as `size` beside `source` in `area`: below it where it fits, otherwise above, and where it fits
    /// at neither, on the side with more room. It is attached to the x `attachment`: at its left edge in the left third of the area,
    /// at its right edge in the right third, and otherwise in its middle.
    init(beside source: CGRect, size: CGSize, in area: CGRect, attachment: CGFloat) {
        let below = area.maxY - source.maxY - MenuLook.gap
        let above = source.minY - MenuLook.gap - area.minY
        isAbove = size.height > below && above > below
        let room = max(isAbove ? above : below, min(MenuLook.leastHeight, area.height))
        let height = min(size.height, room, area.height)
        let width = min(size.width, area.width)
        let y = isAbove ? source.minY - MenuLook.gap - height : source.maxY + MenuLook.gap
        let third = area.width / 3
        let isLeft = attachment < area.minX + third
        let isRight = attachment > area.maxX - third
        let x = attachment - (isLeft ? 0 : isRight ? width : width / 2)
        frame = CGRect(x: x, y: y, width: width, height: height).moved(into: area)
        anchor = CGPoint(x: Self.fraction(source.midX - frame.minX, of: frame.width), y: isAbove ? 1 : 0)
    }

    init() {}

    /// The place of a panel as large as `size` over the row `row` of the panel at `parent`.
    init(over row: CGRect, of parent: CGRect, size: CGSize, in area: CGRect) {
        let height = min(size.height, area.height)
        frame = CGRect(x: parent.minX, y: row.minY, width: min(size.width, area.width), height: height)
            .moved(into: area)
        anchor = CGPoint(x: 0.5, y: Self.fraction(row.midY - frame.minY, of: frame.height))
    }

    private static func fraction(_ distance: CGFloat, of length: CGFloat) -> CGFloat {
        length > 0 ? min(1, max(0, distance / length)) : 0.5
    }
}

extension CGRect {
    /// The rectangle moved into `area` as far as it fits, with the upper left corner first.
    func moved(into area: CGRect) -> CGRect {
        CGRect(
            x: max(area.minX, min(minX, area.maxX - width)), y: max(area.minY, min(minY, area.maxY - height)),
            width: width, height: height)
    }
}
