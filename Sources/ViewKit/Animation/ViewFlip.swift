/// The snapshot of a view that flips; the new look is on its back.
@MainActor final class ViewFlip {
    /// A half turn about an axis.
    struct Flip: Equatable {
        /// In the plane.
        var axis: SIMD2<Double>
        /// In radians, from the old look to the new one.
        var angle: Double

        /// The flip that `options` name; nil where they name none.
        init?(_ options: UIView.AnimationOptions) {
            switch options.transition {
            case .transitionFlipFromLeft: self.init(axis: SIMD2(0, 1), angle: .pi)
            case .transitionFlipFromRight: self.init(axis: SIMD2(0, 1), angle: -.pi)
            case .transitionFlipFromTop: self.init(axis: SIMD2(1, 0), angle: -.pi)
            case .transitionFlipFromBottom: self.init(axis: SIMD2(1, 0), angle: .pi)
            default: return nil
            }
        }

        private init(axis: SIMD2<Double>, angle: Double) {
            self.axis = axis
            self.angle = angle
        }
    }

    private let view: UIView
    private let picture: UIView
    private let flip: Flip
    /// The viewer's distance in lengths of the longer side of what turns.
    private static let distance = 2.0

    /// Takes a picture of `view` as it was in the last frame, or as it is where it was in none; nil outside of a window.
    init?(of view: UIView, _ flip: Flip) {
        guard view.displayWindow != nil,
            let fragment = view.fragment(afterScreenUpdates: false) ?? view.fragment(afterScreenUpdates: true)
        else { return nil }
        let area = view.layer.reach
        let picture = SnapshotView(of: fragment.grown(from: view.bounds, to: area), size: area.size)
        self.view = view
        self.picture = picture
        self.flip = flip
        let isTopmost = view.layer.superlayer == nil
        let anchor = isTopmost ? CGPoint(x: 0.5, y: 0.5) : view.layer.anchorPoint
        let middle = CGPoint(
            x: view.bounds.minX + anchor.x * view.bounds.width, y: view.bounds.minY + anchor.y * view.bounds.height)
        // It turns about the point about which the view does.
        picture.layer.anchorPoint = CGPoint(
            x: area.width > 0 ? (middle.x - area.minX) / area.width : 0.5,
            y: area.height > 0 ? (middle.y - area.minY) / area.height : 0.5)
        picture.layer.position = isTopmost ? middle : view.layer.position
        guard !isTopmost else { return }
        picture.layer.transform = view.layer.transform
        picture.layer.opacity = view.layer.opacity
    }

    /// The cover of a `view` that shows the new look, with `picture` as the old one.
    init(of view: UIView, under picture: UIView, _ flip: Flip) {
        self.view = view
        self.picture = picture
        self.flip = flip
    }

    /// Turns the old look away and the new one in, for `block`, which ends both.
    func animate(for block: AnimationBlock) {
        place()
        turn(picture, from: 0, to: flip.angle, for: block)
        show(picture, inFirstHalf: true, for: block)
        for view in incoming {
            turn(view, from: -flip.angle, to: 0, for: block)
            show(view, inFirstHalf: false, for: block)
        }
    }

    /// Takes the old look away.
    func remove() { picture.layer.removeFromSuperlayer() }

    /// Above the view; in one that is the topmost, above all that is in it.
    private func place() {
        if let superlayer = view.layer.superlayer {
            superlayer.insertSublayer(picture.layer, above: view.layer)
        } else {
            view.layer.addSublayer(picture.layer)
        }
    }

    /// The views of the new look: the view itself, or the subviews of one that is the topmost.
    private var incoming: [UIView] { view.layer.superlayer == nil ? view.subviews : [view] }

    /// Turns `view` by quarter turns, which leave no doubt about the direction.
    private func turn(_ view: UIView, from start: Double, to end: Double, for block: AnimationBlock) {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (Self.distance * max(1, max(self.view.bounds.width, self.view.bounds.height)))
        let animation = CAKeyframeAnimation(keyPath: "transform")
        let angles: [Double] = [start, start + (end - start) * 0.5, end]
        animation.values = angles.map { angle -> Any in
            CATransform3DConcat(CATransform3DMakeRotation(angle, flip.axis.x, flip.axis.y, 0), perspective)
        }
        animation.isAdditive = true
        block.add(animation, to: view)
    }

    /// Shows `view` in one half of the turn, and hides it in the other.
    private func show(_ view: UIView, inFirstHalf isFirst: Bool, for block: AnimationBlock) {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        let shown = Double(view.layer.opacity)
        animation.values = isFirst ? [shown, 0.0] : [0.0, shown]
        animation.keyTimes = [0, 0.5, 1]
        animation.calculationMode = .discrete
        block.add(animation, to: view)
    }
}

extension AnimationBlock {
    /// Adds what only shows a change, with the block's timing.
    func add(_ animation: CAAnimation, to view: UIView) {
        plan.time(animation)
        if case .curve(let curve) = plan.pacing { animation.timingFunction = curve.timingFunction }
        let key = view.layer.freeKey("viewTransition")
        ViewAnimationRun.add(animation, to: view, forKey: key, blocks: [self], settles: false)
    }
}

extension UIView.AnimationOptions {
    /// The transition that the options name, alone.
    var transition: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: rawValue & 7 << 20) }
}
