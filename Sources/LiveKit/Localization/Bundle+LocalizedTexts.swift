import Foundation

extension Bundle {
    /// The text for `key` in the table `tableName` of the bundle, `Localizable` where that is nil, in the language of the launch.
    ///
    /// `.strings`, `.stringsdict` and `.xcstrings` files count; where the language has no text, that of the app's development
    /// language does. Without any, `value`; `key` where that is nil or empty. A text with plurals is a format for
    /// `String.localizedStringWithFormat(_:_:)`.
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        switch LocalizedTexts.shared.text(key, in: table, of: self) {
        case .text(let text): return text
        case .plural(let plural): return LocalizedTexts.shared.format(of: plural)
        case nil: return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
    }
}

/// The text for `key` in the table `tableName` of `bundle`, in the language of the launch; `value`, or `key` where that is empty,
/// without one. `comment` is for translators.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }

extension Bundle {
    /// The texts of `table` in the language of the launch, those without plurals.
    package func localizedTexts(inTable table: String) -> [String: String] {
        LocalizedTexts.shared.plainTexts(in: table, of: self)
    }
}
