import Foundation

@testable import Preview

/// Timelines as text: a line for the whole, one for each row, indented by its depth, and below it one for each bar.
///
///     transition 1, 0.45 s
///     SnapshotView* position (-35.1, 0, 390, 844)
///       0 + 0.45 view both added, (195, 422) to (78, 422), 0 0.67 0.94 0.99 1
extension AnimationTimeline {
    var text: String {
        var lines = ["\(transition.map { "transition \($0)" } ?? "no transition"), \(duration.short) s"]
        for row in rows {
            let indent = String(repeating: "  ", count: row.depth)
            let names = [row.name + (row.isSnapshot ? "*" : ""), row.property, row.keyPath, row.frame.short]
            lines.append(indent + names.compactMap(\.self).joined(separator: " "))
            lines += row.bars.map { "\(indent)  \($0.line)" }
        }
        if omittedRows + omittedBars > 0 { lines.append("and \(omittedRows) rows, \(omittedBars) bars") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The bars by their rows, without the times of keyframes and the curve.
    var placeText: String {
        rows.map { row in
            let bars = row.bars.map {
                "\($0.begin.short) + \($0.duration.short) \($0.kind) \($0.from.text) to \($0.to.text)"
            }
            return ([row.name, row.keyPath] + bars).joined(separator: " ")
        }.joined(separator: "\n")
    }

    /// The bars alone, by their rows.
    var barText: String {
        rows.map { row in ([row.keyPath] + row.bars.map(\.line)).joined(separator: "\n") }.joined(separator: "\n")
    }
}

extension AnimationBar {
    var line: String {
        var words = ["\(begin.short) + \(duration.short) \(kind)"]
        if repeatCount != 1 { words.append("\(repeatCount.short) times") }
        if interval != (autoreverses ? 2 : 1) * duration { words.append("each \(interval.short)") }
        if autoreverses { words.append("there and back") }
        switch (fillsBackwards, fillsForwards) {
        case (true, true): words.append("both")
        case (true, false): words.append("backwards")
        case (false, true): words.append("forwards")
        case (false, false): break
        }
        if isAdditive { words.append("added") }
        var parts = [words.joined(separator: " ")]
        if !keyTimes.isEmpty { parts.append(keyTimeText) }
        parts.append([from.text, to.text].map { $0.isEmpty ? "-" : $0 }.joined(separator: " to "))
        parts.append(curveText)
        return parts.joined(separator: ", ")
    }

    /// The times of keyframes: all of a few, and of many their number.
    private var keyTimeText: String {
        keyTimes.count <= 8
            ? "keys at \(keyTimes.map(\.short).joined(separator: " "))" : "\(keyTimes.count) keys"
    }

    /// The curve at quarters of a run, and its peak beyond the end.
    private var curveText: String {
        let quarters = stride(from: 0, to: curve.count, by: 8).map { Double(curve[$0]).short }
        let peak = Double(curve.max() ?? 0)
        return quarters.joined(separator: " ") + (peak > 1.001 ? " peak \(peak.short)" : "")
    }
}

extension Double {
    /// Three digits after the point, without zeros at the end.
    var short: String {
        if isInfinite { return self < 0 ? "-infinity" : "infinity" }
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension CGRect {
    fileprivate var short: String {
        "(" + [minX, minY, width, height].map { Double($0).short }.joined(separator: ", ") + ")"
    }
}
