// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift, Panel

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Presents a controller on a card that leaves a gap above it.
final class CardPresentationController: PanelPresentationController {
    /// The fraction of the screen's height that the card covers.
    static let height: CGFloat = 0.62

    override var heights: [CGFloat] { [Self.height] }
}
