import Foundation

extension GoldenReport: CustomStringConvertible {
    /// A line for each golden, followed by what is not as it says, and the conclusion.
    package var description: String {
        let width = (pictures.map(\.name.count).max() ?? 0) + 2
        let lines = pictures.flatMap { picture in
            [picture.name.padding(toLength: width, withPad: " ", startingAt: 0) + picture.verdict]
                + picture.details.map { "  - \($0)" }
        }
        return (lines + omissions.map(\.words) + staleLines + [conclusion + "."]).joined(separator: "\n")
    }

    private var isRecording: Bool { pictures.contains { [.new, .changed, .unchanged].contains($0.outcome) } }

    /// A line for each golden that nothing is drawn for.
    private var staleLines: [String] {
        stale.map {
            "\($0): stale, \(isRecording ? "and removed" : "as nothing is drawn for it; --record-goldens removes it")"
        }
    }

    /// The counts of outcomes, in a sentence without its full stop.
    var conclusion: String {
        let all: [(Outcome, String)] = [
            (.same, "the same"), (.different, "different"), (.missing, "missing"), (.faulty, "faulty"), (.new, "new"),
            (.changed, "changed"), (.unchanged, "unchanged"),
        ]
        let counts = all.compactMap { outcome, words in
            let count = pictures.count { $0.outcome == outcome }
            return count == 0 ? nil : "\(count) \(words)"
        }
        let stale = stale.isEmpty ? [] : ["\(stale.count) stale"]
        let goldens = pictures.count == 1 ? "1 golden" : "\(pictures.count) goldens"
        return "\(goldens): \((counts + stale).joined(separator: ", "))"
    }
}

extension GoldenReport.Picture {
    /// The outcome as a table says it.
    var verdict: String {
        switch outcome {
        case .different, .missing, .faulty: outcome.rawValue.uppercased()
        case .same, .new, .changed, .unchanged: outcome.rawValue
        }
    }

    /// The problems of the golden and their remedies, a clause each.
    var details: [String] {
        switch outcome {
        case .different:
            [problem].compactMap(\.self) + moments.map(\.words) + ["if that is meant, --accept \(name)"]
        case .missing: ["record it with --accept \(name), or all with --record-goldens"]
        default: [problem].compactMap(\.self)
        }
    }
}
