#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Two screens that a transition is tried with where its files have none: a first one, and the one that it leads to.
package enum StockScreens: String, CaseIterable, Codable, Sendable {
    /// Places with pictures, and one of them.
    case list
    /// A grid of pictures, and one of them.
    case grid
    /// A form with fields and a switch, and its summary.
    case form

    /// The screens after these, after the last ones the first.
    package var next: StockScreens {
        switch self {
        case .list: .grid
        case .grid: .form
        case .form: .list
        }
    }

    /// The first screen; `open` is called when the user wants the second one.
    @MainActor func first(open: @escaping () -> Void) -> UIViewController {
        switch self {
        case .list: StockListScreen(open: open)
        case .grid: StockGridScreen(open: open)
        case .form: StockFormScreen(open: open)
        }
    }

    /// The second screen; `close` is called when the user wants the first one back.
    @MainActor func second(close: @escaping () -> Void) -> UIViewController {
        switch self {
        case .list: StockDetailScreen(Place.all[0], close: close)
        case .grid: StockPhotoScreen(picture: Place.all[1].picture, close: close)
        case .form: StockSummaryScreen(close: close)
        }
    }
}
