#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen with tiles, one of which a screen was opened from.
@MainActor protocol TileScreen: UIViewController {
    /// That tile; nil before any was opened.
    var openTile: UIView? { get }
}
