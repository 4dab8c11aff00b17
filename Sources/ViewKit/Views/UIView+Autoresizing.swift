/// Springs and struts: how frames follow the superview's size.
extension UIView {
    /// The parts of a view's frame that change with its superview's size; the others stay as they are.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// A mask of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Runs `change`, and lets the subviews follow where it changes the size.
    final func resizingSubviews(_ change: () -> Void) {
        let old = bounds.size
        change()
        geometryDidChange()
        let new = bounds.size
        guard new != old, autoresizesSubviews, old.isFinite, new.isFinite else { return }
        for child in children where !child.autoresizingMask.isEmpty && !child.isPositionedByConstraints {
            child.follow(from: old, to: new)
        }
    }

    /// Changes centre and bounds as the superview's size goes from `old` to `new`; transforms are left out of account.
    private func follow(from old: CGSize, to new: CGSize) {
        let anchor = layer.anchorPoint
        let (horizontal, vertical) = spans(following: old, to: new)
        let newSize = CGSize(width: horizontal.length, height: vertical.length)
        // First the place: who hears of the size may ask where the view lies.
        center = CGPoint(
            x: horizontal.start + anchor.x * newSize.width, y: vertical.start + anchor.y * newSize.height)
        bounds = CGRect(origin: bounds.origin, size: newSize)
    }

    /// The size that this view will have when that of `ancestor` is `size`, by the masks of the views from there on.
    final func size(whenSizeOf ancestor: UIView, is size: CGSize) -> CGSize {
        if self === ancestor { return size }
        guard let parent, parent.autoresizesSubviews else { return bounds.size }
        let (horizontal, vertical) = spans(
            following: parent.bounds.size, to: parent.size(whenSizeOf: ancestor, is: size))
        return CGSize(width: horizontal.length, height: vertical.length)
    }

    /// One part of the frame, as the mask and the present frame make it follow the superview's size.
    final func autoresizingPin(_ part: LayoutPart) -> LayoutPin {
        let mask = autoresizingMask
        let frame = alignmentRect(forFrame: untransformedFrame)
        let axis = part.axis
        let value = part.isLength ? frame.size[axis] : frame.origin[axis]
        guard !mask.isEmpty, let parent, parent.autoresizesSubviews else { return LayoutPin(constant: value) }
        let room = parent.bounds.size[axis]
        let isFlexible =
            axis == .x
            ? [mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)]
            : [mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)]
        let lengths = [frame.origin[axis], frame.size[axis], room - frame.origin[axis] - frame.size[axis]]
        let flexible = isFlexible.indices.filter { isFlexible[$0] }
        let index = part.isLength ? 1 : 0
        guard isFlexible[index] else { return LayoutPin(constant: value) }
        let total = flexible.reduce(0) { $0 + lengths[$1] }
        let ratio = total > 0 ? lengths[index] / total : 1 / CGFloat(flexible.count)
        return LayoutPin(ratio: ratio, constant: value - ratio * room)
    }

    /// The span of the view along each axis after the superview's size went from `old` to `new`.
    private func spans(following old: CGSize, to new: CGSize) -> (horizontal: AxisSpan, vertical: AxisSpan) {
        let mask = autoresizingMask
        let size = bounds.size
        let anchor = layer.anchorPoint
        let corner = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
        let horizontal = AxisSpan(start: corner.x, length: size.width).following(
            from: old.width, to: new.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let vertical = AxisSpan(start: corner.y, length: size.height).following(
            from: old.height, to: new.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        return (horizontal, vertical)
    }
}

/// The position and length of a view along one axis of its superview.
private struct AxisSpan {
    var start: CGFloat
    var length: CGFloat

    /// The span after the superview's length went from `old` to `new`.
    ///
    /// The difference is shared out among the flexible parts in proportion to their lengths, and evenly where they have
    /// none together. The length never falls below 0.
    func following(
        from old: CGFloat, to new: CGFloat, flexible: (start: Bool, length: Bool, end: Bool)
    ) -> AxisSpan {
        let end = old - start - length
        let parts = [flexible.start ? start : 0, flexible.length ? length : 0, flexible.end ? end : 0]
        let count = [flexible.start, flexible.length, flexible.end].filter { $0 }.count
        guard count > 0, new != old else { return self }
        let total = parts.reduce(0, +)
        let difference = new - old
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? difference * part / total : difference / CGFloat(count)
        }
        return AxisSpan(
            start: start + share(parts[0], flexible.start),
            length: max(0, length + share(parts[1], flexible.length)))
    }
}

extension CGSize {
    var isFinite: Bool { width.isFinite && height.isFinite }
}
