import ArgumentParser
import Preview

/// A number that an option takes: its range and an example.
struct OptionNumber {
    let range: ClosedRange<Double>
    let example: String

    static let progress = OptionNumber(range: 0...1, example: "0.5")
    static let strip = OptionNumber(range: 1...100, example: "6")
    static let frames = OptionNumber(range: 1...Double(RunOptions.frameLimit), example: "300")
    static let every = OptionNumber(range: 1...Double(RunOptions.frameLimit), example: "10")
    static let threads = OptionNumber(range: 1...64, example: "4")
    static let layers = OptionNumber(range: 0...Double.greatestFiniteMagnitude, example: "500")
    static let scale = OptionNumber(range: aboveZero, example: "2")
    static let refreshRate = OptionNumber(range: RunOptions.refreshRates, example: "60")
    static let snapshotMemory = OptionNumber(range: aboveZero, example: "256")
    static let speed = OptionNumber(range: RunOptions.speeds, example: "0.25")
    static let hold = OptionNumber(range: FilmOptions.holds, example: "0.5")
    static let tolerance = OptionNumber(range: 0...255, example: "2")
    static let seed = OptionNumber(range: 0...999_999_999, example: "7")
    static let randomRuns = OptionNumber(range: 1...100_000, example: "1000")
    static let saves = OptionNumber(range: 1...1_000, example: "50")
    static let repetitions = OptionNumber(range: 1...1_000, example: "9")
    static let percent = OptionNumber(range: 0...Double.greatestFiniteMagnitude, example: "5")
    static let milliseconds = OptionNumber(range: 0...Double.greatestFiniteMagnitude, example: "0.25")

    private static let aboveZero = Double.leastNonzeroMagnitude...Double.greatestFiniteMagnitude

    /// The help of an option that takes it: `abstract`, the range, an example and the value without the option.
    func help(_ abstract: String, value: String, default standard: String? = nil) -> ArgumentHelp {
        let instance = standard == example ? "" : ", such as \(example)"
        let ending = standard.map { " (default: \($0))" } ?? ""
        return ArgumentHelp("\(abstract), \(words)\(instance)\(ending).", valueName: value)
    }

    /// The number that `text` is; throws where it is none, or out of range.
    func number(_ text: String) throws -> Double {
        guard let number = Double(text), number.isFinite else { throw fault("not a number") }
        guard range.contains(number) else { throw fault("out of range") }
        return number
    }

    /// The whole number that `text` is; throws where it is none, or out of range.
    func count(_ text: String) throws -> Int {
        let number = try number(text)
        guard number.rounded() == number else { throw fault("not a whole number") }
        guard let count = Int(text) ?? Int(exactly: number) else { throw fault("out of range") }
        return count
    }

    private func fault(_ problem: String) -> ValidationError {
        ValidationError("\(problem); give \(words), such as \(example)")
    }

    /// The range in words: `1 to 64`, `0 or more`, `a number above 0`.
    private var words: String {
        if range.lowerBound == .leastNonzeroMagnitude { return "a number above 0" }
        let first = Self.text(range.lowerBound)
        return range.upperBound == .greatestFiniteMagnitude
            ? "\(first) or more" : "\(first) to \(Self.text(range.upperBound))"
    }

    private static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
