import RenderTree

/// The snapshots over a view that changes its look by a page curl.
@MainActor final class ViewCurl {
    private let view: UIView
    private let comesDown: Bool
    private let old: Fragment?
    /// The pictures over the view, the lowest first.
    private var pictures: [UIView] = []

    /// Takes a picture of `view` as it was in the last frame, or as it is where it was in none; nil where `options`
    /// name no curl, and outside of a window.
    init?(of view: UIView, _ options: UIView.AnimationOptions) {
        switch options.transition {
        case .transitionCurlUp: comesDown = false
        case .transitionCurlDown: comesDown = true
        default: return nil
        }
        self.view = view
        guard view.displayWindow != nil else { return nil }
        old = view.fragment(afterScreenUpdates: false) ?? view.fragment(afterScreenUpdates: true)
    }

    /// Turns the old page away, or the new one in, for `block`, which ends it.
    func animate(for block: AnimationBlock) {
        let new = comesDown ? view.fragment(afterScreenUpdates: true) : nil
        let page = PageView(of: comesDown ? new : old, size: view.bounds.size)
        if comesDown { put(SnapshotView(of: old, size: view.bounds.size)) }
        put(page)
        let turn = CABasicAnimation(keyPath: LayerProperty.pageTurn.key)
        (turn.fromValue, turn.toValue) = comesDown ? (1.0, 0.0) : (0.0, 1.0)
        block.add(turn, to: page)
        if comesDown { hide(for: block) }
    }

    /// Takes the pictures away.
    func remove() {
        for picture in pictures { picture.layer.removeFromSuperlayer() }
    }

    /// Puts `picture` above the view and what was put there; in a view that is the topmost, above all that is in it.
    private func put(_ picture: UIView) {
        defer { pictures.append(picture) }
        guard let superlayer = view.layer.superlayer else {
            picture.layer.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            return view.layer.addSublayer(picture.layer)
        }
        picture.layer.anchorPoint = view.layer.anchorPoint
        picture.layer.position = view.layer.position
        picture.layer.transform = view.layer.transform
        picture.layer.opacity = view.layer.opacity
        superlayer.insertSublayer(picture.layer, above: pictures.last?.layer ?? view.layer)
    }

    /// Hides the new look beneath the picture of the old one, which may let it shine through.
    private func hide(for block: AnimationBlock) {
        for view in view.layer.superlayer == nil ? view.subviews : [view] {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0.0
            animation.toValue = 0.0
            block.add(animation, to: view)
        }
    }
}
