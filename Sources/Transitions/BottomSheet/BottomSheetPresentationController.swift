// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift, Shared/MapView.swift, Panel

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Presents a controller on a sheet that rests at one of two heights.
final class BottomSheetPresentationController: PanelPresentationController {
    /// The fraction of the screen's height that the sheet covers at first.
    static let medium: CGFloat = 0.5

    override var heights: [CGFloat] { [Self.medium, 0.92] }
    override var dimming: CGFloat { 0.28 }
    override var cornerRadius: CGFloat { 22 }
}
