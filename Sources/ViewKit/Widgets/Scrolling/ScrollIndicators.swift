/// The two bars of a scroll view, made when it scrolls for the first time.
@MainActor final class ScrollIndicators {
    private(set) var bars: [ScrollAxis: ScrollIndicator] = [:]
    private(set) var areShown = false
    /// Hides the bars when its time has come.
    private var hiding: MainQueue.Token?
    /// Seconds for which the bars stay, and in which they fade.
    private static let hidingDelay = 0.3
    static let fade = 0.25

    func show(in layer: CALayer, color: CGColor) {
        hiding = nil
        guard !areShown else { return }
        areShown = true
        for axis in ScrollAxis.allCases {
            let bar = bars[axis] ?? ScrollIndicator()
            if bar.superlayer == nil { layer.addSublayer(bar) }
            bar.backgroundColor = color
            bar.removeAllAnimations()
            bar.opacity = 1
            bars[axis] = bar
        }
    }

    /// Has the bars fade after a while, as `queue` counts time.
    func hide(on queue: MainQueue) {
        guard areShown, hiding == nil else { return }
        hiding = queue.asyncAfter(Self.hidingDelay) { [weak self] in self?.fadeOut() }
    }

    private func fadeOut() {
        areShown = false
        hiding = nil
        for bar in bars.values {
            bar.opacity = 0
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 1.0
            animation.toValue = 0.0
            animation.duration = Self.fade
            bar.add(animation, forKey: "opacity")
        }
    }
}

extension UIScrollView {
    final func showIndicators() {
        indicators.show(in: layer, color: cgColor(of: indicatorStyle.color))
        placeIndicators()
    }

    final func hideIndicators() { indicators.hide(on: layer.context.mainQueue) }

    /// Puts the bars where the content offset says.
    final func placeIndicators() {
        guard indicators.areShown else { return }
        for axis in ScrollAxis.allCases { place(indicators.bars[axis], axis) }
    }

    private func place(_ bar: ScrollIndicator?, _ axis: ScrollAxis) {
        guard let bar else { return }
        let isWanted = axis == .x ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
        bar.isHidden = !(isWanted && hasRoom(axis))
        guard !bar.isHidden else { return }
        let own = axis == .x ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
        let insets = automaticallyAdjustsScrollIndicatorInsets ? own + safeInsets : own
        let margin = ScrollIndicator.margin
        let range = range(axis)
        let visible = bounds.size[axis]
        let track = visible - insets.start(axis) - insets.end(axis) - 2 * margin
        let shown = ScrollIndicator.bar(
            track: track, content: range.upperBound - range.lowerBound + visible, visible: visible,
            position: contentOffset[axis] - range.lowerBound)
        let across = bounds.size[axis.other] - insets.end(axis.other) - margin - ScrollIndicator.thickness
        var rect = CGRect(x: 0, y: 0, width: ScrollIndicator.thickness, height: ScrollIndicator.thickness)
        rect.size[axis] = shown.length
        rect.origin[axis] = contentOffset[axis] + insets.start(axis) + margin + shown.start
        rect.origin[axis.other] = contentOffset[axis.other] + across
        bar.frame = rect
    }
}
