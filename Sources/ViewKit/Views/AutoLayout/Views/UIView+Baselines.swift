/// The baselines of a view's text.
extension UIView {
    /// The view in this one, or the view itself, whose text has the first or the last baseline.
    final func baselineView(isFirst: Bool) -> UIView {
        var view = self
        while true {
            let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard target !== view, target.isDescendant(of: view) else { return view }
            view = target
        }
    }

    /// Called when another view determines a baseline: the constraints to those of this view, and of the views around
    /// it, follow.
    final func baselineViewDidChange() {
        var ancestor: UIView? = self
        while let view = ancestor {
            for constraint in view.mentions where constraint.usesBaselines {
                guard let engine = constraint.installation?.engine else { continue }
                engine.remove(constraint)
                engine.add(constraint)
            }
            ancestor = view.parent
        }
    }
}

/// The distances between a view's edges and its baselines, in points.
struct BaselineOffsets: Equatable {
    /// From the top edge down to the first baseline.
    var top: CGFloat = 0
    /// From the bottom edge up to the last baseline.
    var bottom: CGFloat = 0
}

/// The views whose text has the first and the last baseline of another one.
@MainActor struct BaselineViews {
    weak var first: UIView?
    weak var last: UIView?
}
