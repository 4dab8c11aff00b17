import Foundation

extension String {
    /// A text to be looked for in a table, with the values that were put into it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// The key, in which specifiers such as `%lld` and `%@` stand for values.
        let key: String
        /// The values, as texts and numbers.
        let arguments: [any CVarArg & Sendable]

        /// A text without values: `value` is the key.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// A literal without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// A literal with values.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Whether key and values are equal.
        public static func == (one: LocalizationValue, other: LocalizationValue) -> Bool {
            one.key == other.key && one.arguments.map { "\($0)" } == other.arguments.map { "\($0)" }
        }
    }
}

extension String.LocalizationValue {
    /// The parts of a literal with values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [any CVarArg & Sendable] = []

        /// Room for a literal of so many characters.
        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

        /// Adds characters of the literal.
        public mutating func appendLiteral(_ literal: String) {
            // Only a literal with values is a format.
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Adds a text, as `%@`.
        public mutating func appendInterpolation(_ string: String) { append(string, "%@") }

        /// Adds a whole number, as `%lld`, or `%llu` where the type has no sign.
        public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
            if Number.isSigned {
                append(Int64(truncatingIfNeeded: number), "%lld")
            } else {
                append(UInt64(truncatingIfNeeded: number), "%llu")
            }
        }

        /// Adds a number, as `%lf`, or `%f` for `Float`.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
            append(Double(number), Number.self == Float.self ? "%f" : "%lf")
        }

        /// Adds what `format` makes of a value, as `%@`.
        public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
        where Format.FormatOutput == String { append(format.format(value), "%@") }

        /// Adds the text that `formatter` makes of a value, as `%@`.
        public mutating func appendInterpolation(_ value: some ReferenceConvertible, formatter: Formatter? = nil) {
            append(formatter?.string(for: value) ?? "\(value)", "%@")
        }

        private mutating func append(_ argument: some CVarArg & Sendable, _ specifier: String) {
            arguments.append(argument)
            key += specifier
        }
    }
}

extension String {
    /// The text of `keyAndValue` in the table of `bundle`, the app's where that is nil, in the language of the launch; its own
    /// words where there is none.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, standard: keyAndValue, table: table, bundle: bundle, locale: locale)
    }

    /// The text for `key` in the table of `bundle`, the app's where that is nil, in the language of the launch; `defaultValue`
    /// where there is none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", standard: defaultValue, table: table, bundle: bundle, locale: locale)
    }

    private init(key: String, standard: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
        let format = (bundle ?? .main).localizedString(forKey: key, value: standard.key, table: table)
        let isFormat = !standard.arguments.isEmpty || PluralFormat.isNeeded(by: format)
        self = isFormat ? String(plurals: format, locale: locale, standard.arguments) : format
    }
}
