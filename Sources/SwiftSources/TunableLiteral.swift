/// A bare literal of a number, in an argument whose meaning is known, that the translated code looks up.
package struct TunableLiteral: Hashable, Codable, Sendable {
    /// The identity of a literal among the versions of its file.
    package struct Key: Hashable, Codable, Sendable {
        /// The file, counted as the files of the request are.
        package var file: Int
        /// The function around it with the types around that, such as `Fade.animateTransition(using:)`.
        package var function: String
        /// The function, initializer or property that gets the number.
        package var call: String
        /// The name of the argument.
        package var name: String
        /// Its number among those that are equal up to here, in the order of their places, from 0.
        package var ordinal: Int

        package init(file: Int, function: String, call: String, name: String, ordinal: Int) {
            self.file = file
            self.function = function
            self.call = call
            self.name = name
            self.ordinal = ordinal
        }
    }

    package var key: Key
    package var kind: TunableKind
    /// The bytes of the literal in its file, with its sign.
    package var range: Range<Int>
    /// The bytes of the declaration around it: errors of the compiler that the look-up may cause are within it.
    package var declaration: Range<Int>
    /// The literal, such as `0.35`, `-20` or `1_000`.
    package var text: String
    /// Its position in the table of values that the code looks up.
    package var index = 0

    package init(key: Key, kind: TunableKind, range: Range<Int>, declaration: Range<Int>, text: String) {
        self.key = key
        self.kind = kind
        self.range = range
        self.declaration = declaration
        self.text = text
    }

    /// The value of a decimal literal with or without a sign, separators, fraction and exponent; nil for other texts.
    package static func value(of text: String) -> Double? {
        let digits = text.filter { $0 != "_" && $0 != " " }
        guard digits.contains(where: \.isNumber), digits.allSatisfy({ "0123456789.eE+-".contains($0) }) else {
            return nil
        }
        return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }
}
