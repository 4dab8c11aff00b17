import Motion

/// Limits of scrolling: the range of offsets, the resistance beyond it, and the insets.
extension UIScrollView {
    /// The insets of both indicators; reading gives the vertical one's.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// The offsets along `axis` at which the content covers the bounds as far as it can.
    final func range(_ axis: ScrollAxis) -> ClosedRange<Double> { range(axis, insets: restingInsets) }

    private func range(_ axis: ScrollAxis, insets: UIEdgeInsets) -> ClosedRange<Double> {
        let first = -insets.start(axis)
        let last = contentSize[axis] - super.bounds.size[axis] + insets.end(axis)
        guard first.isFinite, last.isFinite else { return 0...0 }
        return Double(first)...Double(max(first, last))
    }

    final func hasRoom(_ axis: ScrollAxis) -> Bool {
        let range = range(axis)
        return range.upperBound > range.lowerBound
    }

    final func mayBounce(_ axis: ScrollAxis) -> Bool {
        bounces && (hasRoom(axis) || (axis == .x ? alwaysBounceHorizontal : alwaysBounceVertical))
    }

    /// Whether a finger moves the content along `axis`.
    final func scrolls(_ axis: ScrollAxis) -> Bool { hasRoom(axis) || mayBounce(axis) }

    /// `offset` within the ends.
    final func limited(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: limited(offset.x, .x), y: limited(offset.y, .y))
    }

    final func limited(_ position: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = range(axis)
        return min(max(position, range.lowerBound), range.upperBound)
    }

    /// Resistance beyond the ends of `axis`; rigid where the content does not bounce.
    final func band(_ axis: ScrollAxis) -> RubberBand {
        RubberBand(dimension: mayBounce(axis) ? super.bounds.size[axis] : 0)
    }

    /// The position shown for a finger's along `axis`, with resistance beyond the ends.
    final func resisted(_ position: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        mayBounce(axis) ? band(axis).clamp(position, to: range(axis)) : limited(position, axis)
    }

    final func unresisted(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: mayBounce(.x) ? band(.x).unclamp(offset.x, to: range(.x)) : offset.x,
            y: mayBounce(.y) ? band(.y).unclamp(offset.y, to: range(.y)) : offset.y)
    }

    /// `offset` rounded to whole pixels.
    final func rounded(_ offset: CGPoint) -> CGPoint {
        let scale = max(1, contentScaleFactor)
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    /// A quarter of a pixel, in points: a step of that size is not visible.
    final var tolerance: Double { 0.25 / max(1, contentScaleFactor) }

    /// Called when the bounds have changed from `old`.
    final func boundsChanged(from old: CGRect) {
        let new = super.bounds
        guard new != old else { return }
        if new.size != old.size {
            adjustInsets()
            limitsChanged(from: restingInsets)
        }
        guard new.origin != old.origin else { return }
        setNeedsLayout()
        screen?.contentMoved()
        ownDelegate?.scrollViewDidScroll(self)
    }

    /// Moves the content; observers are told of an offset that stays what it was, too.
    final func setContentOffset(_ offset: CGPoint) {
        guard offset.isFinite else { return }
        let change = offset == contentOffset ? KeyValueObservers.begin("contentOffset", of: self) : nil
        // As a whole: changing the origin in place takes memory for each access.
        bounds = CGRect(origin: offset, size: bounds.size)
        change?.end()
    }

    /// Updates the insets by what the safe area adds.
    final func adjustInsets() {
        guard window != nil else { return }
        let area = safeAreaInsets
        let old = safeInsets
        let oldResting = restingInsets
        let adds = (x: adjusts(.x), y: adjusts(.y))
        let new = UIEdgeInsets(
            top: adds.y ? area.top : 0, left: adds.x ? area.left : 0, bottom: adds.y ? area.bottom : 0,
            right: adds.x ? area.right : 0)
        guard new != old || nextStretch != stretch else { return }
        safeInsets = new
        stretch = adds.y ? nextStretch : 0
        keepInRange(from: oldResting)
        screen?.contentMoved()
        guard new != old else { return }
        adjustedContentInsetDidChange()
        ownDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    final func adjusts(_ axis: ScrollAxis) -> Bool {
        switch contentInsetAdjustmentBehavior {
        case .never: return false
        case .always: return true
        case .scrollableAxes: return scrollsBeforeAdjusting(axis)
        case .automatic: return axis == .y && isInContainer || scrollsBeforeAdjusting(axis)
        }
    }

    /// Whether the content scrolls along `axis` without the insets that this decides about.
    private func scrollsBeforeAdjusting(_ axis: ScrollAxis) -> Bool {
        let range = range(axis, insets: contentInset)
        return range.upperBound > range.lowerBound || (axis == .x ? alwaysBounceHorizontal : alwaysBounceVertical)
    }

    private var isInContainer: Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController {
                let hasBars = controller.navigationController != nil || controller.tabBarController != nil
                return hasBars && controller.adjustsScrollViewInsets
            }
            responder = current.next
        }
        return false
    }

    /// Called when content size or insets have changed.
    final func limitsChanged(from insets: UIEdgeInsets) {
        keepInRange(from: insets)
        adjustInsets()
        setNeedsLayout()
        screen?.contentMoved()
    }

    /// Keeps content that lay at its start with the insets `old` at its start, and all content within its ends; does
    /// nothing during a drag, a pinch or a motion.
    private func keepInRange(from old: UIEdgeInsets) {
        guard drag == nil, motion == nil, pinch == nil else { return }
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            if offset[axis] == -old.start(axis) { offset[axis] = -restingInsets.start(axis) }
            offset[axis] = limited(offset[axis], axis)
        }
        if offset != contentOffset { contentOffset = offset }
    }
}
