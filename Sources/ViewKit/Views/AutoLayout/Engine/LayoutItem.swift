/// A rectangle that constraints position: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
    /// The view in whose coordinates the rectangle lies: the superview, or the owner of a guide.
    var layoutContainer: UIView? { get }
    /// The nearest view that is the item or owns it.
    var layoutView: UIView? { get }
    /// The active constraints that mention the item.
    var mentions: [NSLayoutConstraint] { get }
    /// Adds an active constraint to `mentions`; once where both sides mention the item.
    func addMention(_ constraint: NSLayoutConstraint)
    /// Removes a constraint from `mentions`.
    func removeMention(_ constraint: NSLayoutConstraint)
    /// Values given from outside; nil where constraints alone decide.
    func layoutPin(_ part: LayoutPart, in engine: LayoutEngine) -> LayoutPin?
}

extension UIView: LayoutItem {
    final var layoutContainer: UIView? { parent }
    final var layoutView: UIView? { self }

    final var mentions: [NSLayoutConstraint] { constraintState?.mentions ?? [] }

    final func addMention(_ constraint: NSLayoutConstraint) {
        let state = madeConstraintState
        if state.mentions.last !== constraint { state.mentions.append(constraint) }
    }

    final func removeMention(_ constraint: NSLayoutConstraint) {
        constraintState?.mentions.removeIdentical(to: constraint)
    }

    final func layoutPin(_ part: LayoutPart, in engine: LayoutEngine) -> LayoutPin? {
        if engine.host === self {
            guard !engine.isFitting, part.isLength else { return nil }
            let size = alignmentRect(forFrame: CGRect(origin: .zero, size: bounds.size)).size
            return LayoutPin(constant: part == .width ? size.width : size.height)
        }
        return translatesAutoresizingMaskIntoConstraints ? autoresizingPin(part) : nil
    }
}

/// A value that layout takes from outside the constraints: `ratio x the container's length + constant`, in points.
struct LayoutPin: Equatable {
    /// The portion of the container's length on the same axis; 0 for a fixed value.
    var ratio: CGFloat = 0
    var constant: CGFloat
}
