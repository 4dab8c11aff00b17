extension UIViewController {
    /// The transition with which a controller comes and goes: pushed and popped, or presented and dismissed.
    ///
    /// A delegate's animator takes precedence over it.
    @preconcurrency @MainActor public final class Transition: NSObject {
        enum Kind {
            /// One of the system's own between two whole screens.
            case modal(UIModalTransitionStyle)
            /// From and to a view of the screen beneath.
            case zoom(ZoomOptions, source: (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// The new screen grows out of a view of the screen beneath, and shrinks back into it.
        ///
        /// `sourceViewProvider` is asked for that view when a transition begins, and again when a finger lets go: what it returns
        /// may change while the screen is open. Where it returns nil, the screen grows out of the middle and fades.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            Self(.zoom(options?.copy() as? ZoomOptions ?? ZoomOptions(), source: sourceViewProvider))
        }

        /// The new screen slides up from the bottom.
        public static var coverVertical: Self { Self(.modal(.coverVertical)) }
        /// The new screen fades in.
        public static var crossDissolve: Self { Self(.modal(.crossDissolve)) }
        /// The screen turns about its vertical axis.
        public static var flipHorizontal: Self { Self(.modal(.flipHorizontal)) }
        /// The page beneath curls up from its corner; for the presentation style `fullScreen` alone.
        public static var partialCurl: Self { Self(.modal(.partialCurl)) }

        /// The style that it stands for; nil for a zoom.
        var modalStyle: UIModalTransitionStyle? {
            if case .modal(let style) = kind { style } else { nil }
        }

        var isZoom: Bool { modalStyle == nil }
    }
}

extension UIViewController {
    /// The style of the controller's presentation, as its preferred transition or its style says.
    final var shownTransitionStyle: UIModalTransitionStyle { preferredTransition?.modalStyle ?? modalTransitionStyle }

    /// Adds the gestures of a zoom, or removes them.
    final func preferredTransitionDidChange() {
        zoomDismissal?.detach()
        zoomDismissal = preferredTransition?.isZoom == true ? ZoomDismissal(self) : nil
        if isViewLoaded { zoomDismissal?.attach() }
        if presenterController == nil { ownPresentation = nil }
    }

    /// The animation of the preferred transition, with which the controller comes, `opens`, or leaves, driven by `interaction`
    /// where it is no zoom; nil for none.
    final func preferredAnimation(
        opens: Bool, drivenBy interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) -> ScreenChange.Animation? {
        if let style = preferredTransition?.modalStyle { return .modal(style, presents: opens, drivenBy: interaction) }
        return opens
            ? zoomDismissal.map { _ in .init(ZoomAnimator(opens: true), drivenBy: nil) } : zoomDismissal?.closing()
    }
}

extension UIViewController.Transition {
    /// The two screens of a zoom, for the closure that names the view from which it begins.
    @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
        /// The controller that pushed or presented the other one.
        public let sourceViewController: UIViewController
        /// The controller that is zoomed.
        public let zoomedViewController: UIViewController

        init(from source: UIViewController, to zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init()
        }
    }
}
