import Foundation

extension String {
    /// The text that Foundation makes of `format`, also where another initializer stands in for its own.
    package init(foundationFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
        self.init(format: format, locale: locale, arguments: arguments)
    }
}
