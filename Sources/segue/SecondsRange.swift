import ArgumentParser

/// A range of seconds as the command line writes it: `0.5-1.5`.
struct SecondsRange {
    let value: Range<Double>

    /// The range that `word` is; throws where it is none.
    init(_ word: String) throws {
        let ends = word.split(separator: "-", omittingEmptySubsequences: false).map(Self.seconds)
        guard ends.count == 2, let from = ends[0], let to = ends[1], from < to else {
            throw ValidationError("not a range; give the seconds FROM-TO, the second above the first, such as 0.5-1.5")
        }
        value = from..<to
    }

    private static func seconds(_ text: Substring) -> Double? {
        // Double itself also takes "nan", "inf", "0x1p3" and spaces.
        guard text.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }), let seconds = Double(text), seconds <= 86_400
        else { return nil }
        return seconds
    }
}
