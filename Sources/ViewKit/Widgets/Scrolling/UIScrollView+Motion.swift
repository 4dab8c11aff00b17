import Motion

/// Motion of the content without a finger.
extension UIScrollView: AnimationPlayer {
    /// Seconds that animated scrolling to an offset takes, as measured on iOS 26.1.
    static let scrollDuration = 0.3

    package var isAdvancing: Bool { motion != nil }

    package func advance(toHostTime time: CFTimeInterval) {
        guard var motion else { return }
        motion.follow(contentOffset)
        motion.begin(at: time)
        let isOver = time >= motion.endTime
        motion.shown = rounded(isOver ? motion.target : motion.offset(at: time))
        self.motion = motion
        let end = motion.endTime
        contentOffset = motion.shown
        // Whoever heard of it may have stopped it or set off something else.
        if isOver, self.motion?.endTime == end { endMotion() }
    }

    package func drop() { motion = nil }

    package func clockFinished(_ clock: AnimationClock) {}

    /// Starts `motion`, and shows the indicators.
    final func play(_ motion: ScrollMotion) {
        self.motion = motion
        let registry = layer.context.animations
        registry.add(self)
        self.registry = registry
        showIndicators()
    }

    /// Stops the content's motion where it is; the delegate is told of the end.
    final func stopMotion() {
        if motion != nil { endMotion() }
    }

    private func endMotion() {
        guard let cause = motion?.cause else { return }
        motion = nil
        registry?.remove(self)
        if drag == nil { hideIndicators() }
        switch cause {
        case .release: ownDelegate?.scrollViewDidEndDecelerating(self)
        case .request: ownDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .wheel: break
        }
    }

    final func scroll(to offset: CGPoint, animated: Bool) {
        guard offset.isFinite else { return }
        stopMotion()
        guard animated, offset != contentOffset, window != nil, UIView.areAnimationsEnabled else {
            return contentOffset = offset
        }
        let start = contentOffset
        var motion = ScrollMotion(cause: .request, shown: start, requestTime: layer.context.mediaTime)
        for axis in ScrollAxis.allCases where offset[axis] != start[axis] {
            motion[axis] = ScrollDeceleration(from: start[axis], to: offset[axis], duration: Self.scrollDuration)
        }
        play(motion)
    }

    final func reveal(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, !rect.isInfinite else { return }
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let (low, high) = axis == .x ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
            let first = offset[axis] + adjustedContentInset.start(axis)
            let last = offset[axis] + bounds.size[axis] - adjustedContentInset.end(axis)
            if low < first || high - low > last - first {
                offset[axis] += low - first
            } else if high > last {
                offset[axis] += high - last
            }
            offset[axis] = limited(offset[axis], axis)
        }
        if offset != contentOffset { scroll(to: offset, animated: animated) }
    }
}
