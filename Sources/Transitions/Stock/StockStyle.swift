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

    /// The style after this one, after the last one the first.
    package var next: StockStyle {
        switch self {
        case .push: .modal
        case .modal: .tab
        case .tab: .push
        }
    }
}
