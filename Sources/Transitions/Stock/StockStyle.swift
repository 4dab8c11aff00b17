#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The way from the first stock screen to the second.
package enum StockStyle: String, CaseIterable, Codable, Sendable {
    /// A push onto a navigation stack, and a pop.
    case push
    /// A presentation, and a dismissal.
    case modal
    /// The other tab of a tab bar, and back.
    case tab
}
