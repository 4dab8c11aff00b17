extension Comparison: CustomStringConvertible {
    /// The figures as a table for the terminal, and the verdict in the last line.
    package var description: String {
        let rows = [["", "baseline", "now", "change", "allowed", ""]] + rows
        let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = zip(row, widths).enumerated().map { index, cell in
                index == 0 || index == 5 ? cell.0.padded(to: cell.1) : cell.0.padded(to: -cell.1)
            }
            return cells.joined(separator: "  ").trimmingTrailingSpaces
        }
        let differences = environmentDifferences.map { "differs: \($0)".printable }
        let pictures = (pictures?.lines ?? []).map(\.printable)
        return ([title.printable] + differences + lines + pictures + [conclusion]).joined(separator: "\n")
    }

    /// The figures as a table for a comment on a merge request.
    package var markdown: String {
        let header = "| | baseline | now | change | allowed | |\n|---|---:|---:|---:|---:|---|"
        let lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
        let differences = environmentDifferences.map { "- differs: \($0.markdown)" }
        let pictures = (pictures?.lines ?? []).map { "- " + $0.markdown }
        let parts =
            ["### \(title.markdown)"] + differences + ["", header] + lines + (pictures.isEmpty ? [] : [""] + pictures)
            + ["", "**\(conclusion)**"]
        return parts.joined(separator: "\n") + "\n"
    }

    private var title: String {
        "\(scenario): \(candidate) against \(baseline), \(repetitions[1]) and \(repetitions[0]) repetitions"
    }

    /// The verdict as a sentence.
    package var conclusion: String {
        let worse =
            counters.filter { $0.verdict == .worse }.map(\.counter)
            + timings.filter { $0.verdict == .worse }.map(\.figure.words)
            + (transition?.verdict == .worse ? ["transition"] : [])
            + releases.filter { $0.verdict == .worse }.map(\.words)
        let different = [pictures].compactMap(\.self).filter { $0.verdict == .different }.map(\.summary)
        return switch verdict {
        case .same: "No difference beyond the thresholds."
        case .better: "Better, and nothing is worse."
        case .worse:
            "Worse: \(worse.joined(separator: "; "))." + (different.isEmpty ? "" : " Different: \(different.joined()).")
        case .different: "Different: \(different.joined())."
        case .tooNoisy where repetitions == [1, 1]: "Too noisy to tell: repeat both runs on an idle machine."
        case .tooNoisy: "Too noisy to tell: repeat it on an idle machine, or with more --repetitions."
        case .notTested: "Not judged: too few repetitions, or runs of different gestures."
        }
    }

    /// Name, baseline, candidate, change, limit, verdict.
    private var rows: [[String]] { counterRows + timingRows + transitionRows + releaseRows }

    private var counterRows: [[String]] {
        counters.map { row in
            let change = row.baseline.flatMap { first in row.candidate.map { $0 - first } }
            return [
                row.counter, row.baseline.map(String.init) ?? "-", row.candidate.map(String.init) ?? "-",
                change.map { $0 > 0 ? "+\($0)" : "\($0)" } ?? "-", row.verdict == .notTested ? "-" : "0",
                row.verdict.words,
            ]
        }
    }

    private var timingRows: [[String]] {
        timings.map { row in
            [
                row.figure.words, row.baseline.decimal(3), row.candidate.decimal(3),
                (row.difference > 0 ? "+" : "") + row.difference.decimal(3), "+" + row.limit.decimal(3),
                "\(row.verdict.words) (\(Self.chance(row.probability)))",
            ]
        }
    }

    private var transitionRows: [[String]] {
        [transition].compactMap(\.self).map { row in
            let sides = [row.baseline, row.candidate].map(TransitionComparison.text)
            return ["transition"] + sides + ["-", "-", row.verdict.words]
        }
    }

    /// The outcome of each release, and what else is not the same.
    private var releaseRows: [[String]] {
        releases.filter { !$0.figure.isNumber || $0.verdict != .same }.map { row in
            [
                row.words, row.figure.text(row.baseline), row.figure.text(row.candidate), row.change,
                !row.figure.isNumber ? "-" : "+" + row.figure.text(row.limit), row.verdict.words,
            ]
        }
    }

    /// The probability as tables give it.
    static func chance(_ probability: Double) -> String {
        probability < 0.001 ? "p < 0.001" : "p = \(probability.decimal(3))"
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
