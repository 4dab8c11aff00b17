#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen with a card on it, one side of which shows.
@MainActor protocol CardFaceScreen: UIViewController {
    /// That side; at the same place on both screens.
    var face: UIView { get }
}
