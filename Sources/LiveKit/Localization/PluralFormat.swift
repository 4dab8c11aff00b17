import Foundation

/// A format whose plural variables are replaced by texts for its arguments, with the arguments in the order of their specifiers.
struct PluralFormat {
    /// The format as Foundation knows it.
    private(set) var text = ""
    /// An argument for each specifier of the text.
    private(set) var orderedArguments: [any CVarArg] = []

    private let language: String
    private let arguments: [any CVarArg]
    /// The argument of the next specifier without a number.
    private var next = 0

    /// The mark of a variable.
    private static let mark = "#@"
    /// Variables within variables, at most.
    private static let deepest = 8

    /// Whether `format` has plural variables.
    static func isNeeded(by format: String) -> Bool { format.contains(mark) }

    /// The format of `format` for `arguments` in `language`.
    init(_ format: String, _ arguments: [any CVarArg], language: String) {
        self.arguments = arguments
        self.language = language
        text = expanded(format, of: nil, argument: nil, depth: 0)
    }

    /// `format` with its specifiers in their order; those of a variable's text are about `argument`, counted from 0.
    private mutating func expanded(_ format: String, of plural: PluralText?, argument: Int?, depth: Int) -> String {
        var output = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            output += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                output += "%%"
                rest = rest.dropFirst()
                continue
            }
            let position = Self.position(&rest)
            if rest.hasPrefix(Self.mark), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest.dropFirst(2)[..<end])
                rest = rest[end...].dropFirst()
                output += variable(name, of: plural, at: position ?? argument, depth: depth)
                continue
            }
            if rest.hasPrefix("arg"), let argument {
                rest = rest.dropFirst(3)
                output += takeArgument(argument) + specifier(of: argument)
                continue
            }
            output += takeArgument(position ?? argument ?? takeNext())
        }
        return output + rest
    }

    /// The argument that digits and a dollar sign at the start of `rest` name, counted from 0.
    private static func position(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let after = rest.dropFirst(digits.count)
        guard after.first == "$", let number = Int(digits), number > 0 else { return nil }
        rest = after.dropFirst()
        return number - 1
    }

    /// The start of a specifier for the argument of that number; without one its letters stay.
    private mutating func takeArgument(_ number: Int) -> String {
        guard arguments.indices.contains(number) else { return "%%" }
        orderedArguments.append(arguments[number])
        return "%"
    }

    private mutating func takeNext() -> Int {
        next += 1
        return next - 1
    }

    /// The text of the variable `name`, which may hold the number of its plural before a bar.
    private mutating func variable(_ name: String, of outer: PluralText?, at position: Int?, depth: Int) -> String {
        let parts = name.split(separator: "|", maxSplits: 1).map(String.init)
        let plural = parts.count == 2 ? Int(parts[0]).flatMap(LocalizedTexts.shared.plural) : outer
        guard depth < Self.deepest, let plural, let variable = plural.variables[parts.last ?? ""] else { return "" }
        let argument = position ?? variable.argument.map { $0 - 1 } ?? takeNext()
        let number = arguments.indices.contains(argument) ? Self.number(arguments[argument]) : 0
        let category = PluralRules.category(of: number, in: language)
        let zero = number == 0 ? variable.texts["zero"] : nil
        let text = zero ?? variable.texts[category] ?? variable.texts["other"] ?? ""
        return expanded(text, of: plural, argument: argument, depth: depth + 1)
    }

    /// The letters of a specifier for the argument of that number.
    private func specifier(of argument: Int) -> String {
        guard arguments.indices.contains(argument) else { return "d" }
        return switch arguments[argument] {
        case is any FixedWidthInteger: "lld"
        case is any BinaryFloatingPoint: "lf"
        default: "@"
        }
    }

    private static func number(_ argument: any CVarArg) -> Double {
        if let number = argument as? any BinaryInteger { return Double(number) }
        if let number = argument as? any BinaryFloatingPoint { return Double(number) }
        return (argument as? NSNumber)?.doubleValue ?? 0
    }
}
