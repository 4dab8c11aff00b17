#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A card slides up from below the screen, or down again.
final class CardAnimator: PanelAnimator {
    init(presents: Bool) { super.init(presents: presents, duration: 0.5) }
}
