import Foundation

/// A text in one language.
enum LocalizedText: Equatable {
    case text(String)
    /// A text that depends on numbers.
    case plural(PluralText)

    /// The text of a `localization` of a string catalogue; nil where it has none.
    ///
    /// Of variations by device that for a phone counts.
    init?(_ localization: [String: Any]) {
        var localization = localization
        if let devices = (localization["variations"] as? [String: Any])?["device"] as? [String: Any] {
            guard let own = (devices["iphone"] ?? devices["other"]) as? [String: Any] else { return nil }
            localization = own
        }
        if let plural = PluralText(localization: localization) {
            self = .plural(plural)
        } else if let value = Self.value(localization) {
            self = .text(value)
        } else {
            return nil
        }
    }

    /// The value of the unit in `localization`.
    static func value(_ localization: Any?) -> String? {
        let unit = (localization as? [String: Any])?["stringUnit"] as? [String: Any]
        return unit?["value"] as? String
    }
}
