#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Presents a controller on a card that leaves a gap above it.
final class CardPresentationController: PanelPresentationController {
    override var heights: [CGFloat] { [0.62] }
}
