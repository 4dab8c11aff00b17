/// Classes of attributes that may be related to each other.
extension NSLayoutConstraint.Attribute {
    enum Kind {
        case horizontalPosition
        case verticalPosition
        case length
    }

    var kind: Kind {
        switch self {
        case .width, .height, .notAnAttribute: .length
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontalPosition
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .verticalPosition
        }
    }

    /// The axis on which the attribute lies.
    var axis: ScrollAxis { self == .width || kind == .horizontalPosition ? .x : .y }

    /// Whether one of the two follows the direction of reading and the other does not.
    func mixes(with other: Self) -> Bool {
        isDirectional && other.isAbsoluteHorizontal || isAbsoluteHorizontal && other.isDirectional
    }

    /// Whether the attribute depends on the direction of reading.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    private var isAbsoluteHorizontal: Bool { kind == .horizontalPosition && !isDirectional && !isCenter }

    private var isCenter: Bool { self == .centerX || self == .centerXWithinMargins }

    /// Whether the attribute is a baseline of text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The attribute of the margins' rectangle that this one of a view means; nil for those that mean the view's own.
    var withinMargins: Self? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// The attribute without regard to the direction of reading.
    func resolved(rightToLeft: Bool) -> Self {
        switch self {
        case .leading: rightToLeft ? .right : .left
        case .trailing: rightToLeft ? .left : .right
        default: self
        }
    }
}
