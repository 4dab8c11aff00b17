#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The way from the first stock screen to the second.
package enum StockStyle: String, CaseIterable, Codable, Sendable {
    /// A push onto a navigation stack, and a pop.
    case push
    /// A presentation over the whole screen, or in the style of the code's presentation controller, and a dismissal.
    case modal
    /// A presentation in the style `.custom`, whose presenter stays in view.
    case modalCustom = "modal-custom"
    /// A presentation in the style `.overCurrentContext`.
    case overCurrentContext = "over-current-context"
    /// The other tab of a tab bar, and back.
    case tab

    /// The style after this one, after the last one the first.
    package var next: StockStyle {
        let all = Self.allCases
        let index = all.firstIndex(of: self).map { $0 + 1 } ?? 0
        return all[index % all.count]
    }
}
