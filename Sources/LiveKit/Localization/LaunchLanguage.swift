import Foundation
import Synchronization

/// The language of a launch, in which texts of the app are shown.
package enum LaunchLanguage {
    /// The language without a choice: that of the simulator.
    package static let standard = "en"

    private static let chosen = Mutex(standard)

    /// The identifier of the language, such as `de` or `pt-BR`.
    package static var current: String {
        get { chosen.withLock(\.self) }
        set { chosen.withLock { $0 = newValue } }
    }

    /// The names that a localization for the language `identifier` may have, the nearest first, such as `zh-Hant-TW`, `zh-Hant`
    /// and `zh`.
    package static func names(for identifier: String) -> [String] {
        var parts = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
        var names: [String] = []
        while !parts.isEmpty {
            names.append(parts.joined(separator: "-"))
            if parts.count > 1 { names.append(parts.joined(separator: "_")) }
            parts.removeLast()
        }
        return names
    }
}

extension Locale {
    /// The locale of the launch's language.
    public static var current: Locale { Locale(identifier: LaunchLanguage.current) }

    /// The language of the launch alone.
    public static var preferredLanguages: [String] { [LaunchLanguage.current] }
}
