extension UIView {
    /// The system's own animations of views.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and vanish, and leave their superviews.
        case delete
    }

    /// Plays `animation` on `views`, with what `parallelAnimations` change, for a quarter of a second; `completion` is called at
    /// the end with whether all came to it.
    ///
    /// Of `options` those of a curve and of touches count. Deleted views have their former look again once they have left.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let looks = views.map { ($0, $0.alpha, $0.transform) }
        animate(
            withDuration: 0.25, delay: 0, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for (view, alpha, transform) in looks {
                    view.removeFromSuperview()
                    view.alpha = alpha
                    view.transform = transform
                }
                completion?(finished)
            })
    }
}
