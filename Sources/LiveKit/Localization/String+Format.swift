import Foundation
import ViewKit

/// Foundation's formats, with the plurals of localized texts.
///
/// Parameters are `__shared` as Foundation's are: otherwise both would be there, and a call ambiguous.
extension String {
    /// The text of `format` with `arguments`, in the language of the launch.
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(plurals: format, locale: .current, arguments)
    }

    /// The text of `format` with `arguments`.
    public init(format: __shared String, _ arguments: any CVarArg...) {
        self.init(plurals: format, locale: nil, arguments)
    }

    /// The text of `format` with `arguments`.
    public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self.init(plurals: format, locale: nil, arguments)
    }

    /// The text of `format` with `arguments`, whose numbers are written as in `locale`.
    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self.init(plurals: format, locale: locale, arguments)
    }

    /// The text of `format` with `arguments`, whose numbers are written as in `locale`.
    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self.init(plurals: format, locale: locale, arguments)
    }

    /// The text of `format`, which may have plurals in the language of the launch.
    init(plurals format: String, locale: Locale?, _ arguments: [any CVarArg]) {
        guard PluralFormat.isNeeded(by: format) else {
            self.init(foundationFormat: format, locale: locale, arguments: arguments)
            return
        }
        let plain = PluralFormat(format, arguments, language: LaunchLanguage.current)
        self.init(foundationFormat: plain.text, locale: locale, arguments: plain.orderedArguments)
    }
}
