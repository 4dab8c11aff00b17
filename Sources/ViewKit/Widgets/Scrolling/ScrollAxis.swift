/// One of the two directions in which content scrolls.
enum ScrollAxis: CaseIterable {
    case x
    case y

    // Stored, as frames go through it.
    static let allCases = [ScrollAxis.x, .y]

    var other: ScrollAxis { self == .x ? .y : .x }
}

extension CGPoint {
    /// The coordinate along `axis`.
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .x ? x : y }
        set { if axis == .x { x = newValue } else { y = newValue } }
    }

    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether both have an area in common; edges that touch are none.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension CGSize {
    /// The length along `axis`.
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .x ? width : height }
        set { if axis == .x { width = newValue } else { height = newValue } }
    }
}

extension UIEdgeInsets {
    /// The sum of both.
    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    /// The inset where `axis` starts: the left or the top one.
    func start(_ axis: ScrollAxis) -> CGFloat { axis == .x ? left : top }

    /// The inset where `axis` ends: the right or the bottom one.
    func end(_ axis: ScrollAxis) -> CGFloat { axis == .x ? right : bottom }
}
