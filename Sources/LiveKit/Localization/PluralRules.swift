import Foundation

/// The plural categories of numbers in a language, by the rules of the Unicode CLDR.
///
/// Foundation has them in its copy of ICU, whose functions are looked up by name: each file that is compiled would read that
/// module otherwise. Without them the rules are those of English.
enum PluralRules {
    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
    private typealias Close = @convention(c) (OpaquePointer) -> Void
    private typealias Select =
        @convention(c) (OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>) ->
        Int32

    /// The category of `number` in the language `identifier`: `zero`, `one`, `two`, `few`, `many` or `other`.
    static func category(of number: Double, in identifier: String) -> String {
        guard let open: Open = function("open"), let close: Close = function("close"),
            let select: Select = function("select")
        else { return number == 1 ? "one" : "other" }
        var status: Int32 = 0
        guard let rules = open(identifier, &status) else { return "other" }
        defer { close(rules) }
        var letters = [UInt16](repeating: 0, count: 16)
        let count = select(rules, number, &letters, Int32(letters.count), &status)
        // Positive codes are errors.
        guard status <= 0, count > 0, count <= letters.count else { return "other" }
        return String(decoding: letters.prefix(Int(count)), as: UTF16.self)
    }

    /// ICU's function of that name for plural rules.
    private static func function<Function>(_ name: String) -> Function? {
        dlsym(nil, "swift_uplrules_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
}
