#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Presents a controller on a card that leaves a gap above it.
final class CardPresentationController: PanelPresentationController {
    /// The part of the container that the card covers.
    private static let proportion: CGFloat = 0.62

    override var visibleHeight: CGFloat { ((containerView?.bounds.height ?? 0) * Self.proportion).rounded() }
}
