import Foundation

/// A rectangle with four round corners.
struct RoundedBox {
    var rect: CGRect
    var radius: CGFloat

    /// Less is no difference, in points.
    private static let slack: CGFloat = 1e-3

    /// Whether no part of this box lies outside of `outer`; where the arcs of two corners almost touch, it may be wrong by a
    /// small part of their radii.
    func isWithin(_ outer: RoundedBox) -> Bool {
        guard outer.rect.insetBy(dx: -Self.slack, dy: -Self.slack).contains(rect) else { return rect.isEmpty }
        let inner = rect
        let large = outer.rect
        let round = min(outer.radius, large.width / 2, large.height / 2)
        guard round > 0 else { return true }
        let own = max(0, min(radius, inner.width / 2, inner.height / 2))
        let left = inner.minX - large.minX
        let right = large.maxX - inner.maxX
        let top = inner.minY - large.minY
        let bottom = large.maxY - inner.maxY
        func reachesOut(_ x: CGFloat, _ y: CGFloat) -> Bool {
            guard x < round, y < round else { return false }
            return hypot(round - x, round - y) > round + Self.slack
        }
        // The arc's ends and its middle.
        let middle = own * (1 - 0.5.squareRoot())
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)]
        where reachesOut(x + own, y) || reachesOut(x, y + own) || reachesOut(x + middle, y + middle) {
            return false
        }
        return true
    }

    /// The box around this one under `map`; its corners are taken as sharp where `map` turns it.
    func applying(_ map: CGAffineTransform) -> RoundedBox {
        RoundedBox(rect: rect.applying(map), radius: map.isUpright ? radius * min(abs(map.a), abs(map.d)) : 0)
    }
}

extension LayerPointer {
    /// The bounds with the corners that the layer has, or with more of them.
    var roundedBounds: RoundedBox { RoundedBox(rect: pointee.bounds, radius: pointee.cornerRadius) }

    /// Whether something other than its place sets this layer apart from those around it: a mask, a shadow, a transition.
    var isShownApart: Bool {
        let flags = pointee.flags
        return flags.contains(.hasMask) || flags.contains(.showsTransition)
            || flags.contains(.hasShadow) && !flags.contains(.masksToBounds)
    }

    /// Whether all that the sublayers show lies within `box`, to whose space `map` leads from this layer's; false where that is
    /// not easily seen.
    @MainActor func sublayersStay(within box: RoundedBox, under map: CGAffineTransform) -> Bool {
        guard let children = orderedChildren, pointee.childCount > 0 else { return true }
        if !shown.pointee.flags.isDisjoint(with: [.replicates, .keepsDepth, .transformsSublayers]) { return false }
        for index in 0..<Int(pointee.childCount) where !children[index].stays(within: box, under: map) { return false }
        return true
    }

    @MainActor private func stays(within box: RoundedBox, under map: CGAffineTransform) -> Bool {
        let shown = shown
        let flags = shown.pointee.flags
        if flags.contains(.hidden) || !(shown.pointee.opacity > 0) { return true }
        let own = shown.affineToParent.concatenating(map)
        guard !flags.contains(.projective), !shown.isShownApart || flags.contains(.hasMask), own.isFinite else {
            return false
        }
        let clips = flags.contains(.masksToBounds)
        let isFilled = flags.contains(.hasBackground) || flags.contains(.hasBorder)
        if clips || isFilled, !shown.roundedBounds.applying(own).isWithin(box) { return false }
        if clips { return true }
        if flags.contains(.hasContents), shown.pointee.contentsKind != .backdrop {
            let frame = RoundedBox(rect: shown.contentsFrame, radius: 0).applying(own)
            guard shown.pointee.contentsKind != .mesh, frame.isWithin(box) else { return false }
        }
        if let kind = shown.pointee.drawnSubclassState, kind.nodeCount > 0 {
            guard kind.staysInBounds, shown.roundedBounds.applying(own).isWithin(box) else { return false }
        }
        return sublayersStay(within: box, under: own)
    }
}
