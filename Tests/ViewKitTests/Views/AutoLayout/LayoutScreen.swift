import Foundation
import Testing

@testable import ViewKit

/// A screen as data: views, constraints, and the frames expected on a phone in both orientations.
@MainActor final class LayoutScreen {
    /// The frame expected of one item, by its name.
    struct Expectation {
        var name: String
        var numbers: [CGFloat]
    }

    let name: String
    private(set) var expectations: [String: [Expectation]] = [:]
    /// Whether the screen looks the same from right to left, or has expectations of its own; otherwise it is mirrored.
    private(set) var isSameMirrored = false
    private var lines: [(number: Int, words: [String], text: String)] = []

    private nonisolated static var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Screens")
    }

    nonisolated static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".screen") }.map { String($0.dropLast(7)) }.sorted()
    }

    init(_ name: String) throws {
        self.name = name
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".screen"), encoding: .utf8)
        var section: String?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            let words = code.split(separator: " ").map(String.init)
            guard let first = words.first else { continue }
            if first == "expect" {
                section = words.last
                expectations[words[1]] = []
            } else if let section {
                expectations[section]?.append(
                    Expectation(name: first, numbers: words.dropFirst().compactMap { Double($0).map { CGFloat($0) } }))
            } else if words == ["rtl", "same"] {
                isSameMirrored = true
            } else {
                lines.append((index + 1, words, code))
            }
        }
    }

    // MARK: Building

    private(set) var items: [String: AnyObject] = [:]
    let root = UIView()

    /// Makes the views and constraints on a screen of `size`.
    func build(_ size: CGSize, isMirrored: Bool) throws {
        root.frame = CGRect(origin: .zero, size: size)
        items = ["root": root]
        for line in lines {
            do {
                try perform(line.words, line.text)
            } catch {
                Issue.record("\(name).screen:\(line.number): \(error)")
            }
        }
        guard isMirrored else { return }
        for case let view as UIView in items.values { view.semanticContentAttribute = .forceRightToLeft }
    }

    private struct Unreadable: Error { var text: String }

    func view(_ name: String) throws -> UIView {
        guard let view = items[name] as? UIView else { throw Unreadable(text: "no view \(name)") }
        return view
    }

    private func number(_ text: String) throws -> CGFloat {
        guard let number = Double(text) else { throw Unreadable(text: "no number: \(text)") }
        return CGFloat(number)
    }

    private func perform(_ words: [String], _ text: String) throws {
        switch words[0] {
        case "view": try addView(words)
        case "text": try addText(words)
        case "stack": try addStack(words)
        case "scroll": try add(UIScrollView(), words[1], to: words[3])
        case "guide":
            let guide = UILayoutGuide()
            items[words[1]] = guide
            try view(words[3]).addLayoutGuide(guide)
        case "mask": try addMasked(words)
        case _ where words[0].hasPrefix("H:") || words[0].hasPrefix("V:"): try addFormat(text)
        case _ where words.count > 1 && ["==", "<=", ">="].contains(words[1]): try addConstraint(words)
        default: try configure(words)
        }
    }

    private func add(_ view: UIView, _ name: String, to parent: String) throws {
        items[name] = view
        let parent = try self.view(parent)
        if let stack = parent as? UIStackView { return stack.addArrangedSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
    }

    private func addView(_ words: [String]) throws {
        let none = UIView.noIntrinsicMetric
        let view = SizedView(CGSize(width: none, height: none))
        if words.count > 4 {
            let lengths = try words[4].split(separator: "x").map { try number(String($0)) }
            view.size = CGSize(width: lengths[0], height: lengths[1])
        }
        try add(view, words[1], to: words[3])
    }

    private func addText(_ words: [String]) throws {
        let view = SizedView(CGSize(width: try number(words[4]), height: try number(words[5])))
        view.wrappedLength = view.size.width
        try add(view, words[1], to: words[3])
    }

    private func addStack(_ words: [String]) throws {
        let stack = UIStackView()
        stack.axis = words[4] == "vertical" ? .vertical : .horizontal
        var index = 5
        while index < words.count {
            switch words[index] {
            case "margins":
                stack.isLayoutMarginsRelativeArrangement = true
                index += 1
                continue
            case "spacing": stack.spacing = try number(words[index + 1])
            case "alignment":
                let all: [String: UIStackView.Alignment] = [
                    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
                ]
                stack.alignment = try #require(all[words[index + 1]])
            case "distribution":
                let all: [String: UIStackView.Distribution] = [
                    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
                ]
                stack.distribution = try #require(all[words[index + 1]])
            default: throw Unreadable(text: words[index])
            }
            index += 2
        }
        try add(stack, words[1], to: words[3])
    }

    private func addMasked(_ words: [String]) throws {
        let numbers = try words[4..<8].map(number)
        let view = UIView(frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        let flags: [String: UIView.AutoresizingMask] = [
            "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
            "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
            "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
        ]
        for flag in words.dropFirst(8) { view.autoresizingMask.insert(try #require(flags[flag])) }
        items[words[1]] = view
        try self.view(words[3]).addSubview(view)
    }

    private func configure(_ words: [String]) throws {
        let view = try view(words[1])
        switch words[0] {
        case "baseline":
            (view as? SizedView)?.baselines = BaselineOffsets(top: try number(words[2]), bottom: try number(words[3]))
        case "spacing":
            let after = try self.view(words[3])
            (view as? UIStackView)?.setCustomSpacing(try number(words[4]), after: after)
        case "margins":
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: try number(words[2]), leading: try number(words[3]), bottom: try number(words[4]),
                trailing: try number(words[5]))
        case "hugging":
            view.setContentHuggingPriority(
                UILayoutPriority(Float(try number(words[3]))), for: words[2] == "vertical" ? .vertical : .horizontal)
        case "compression":
            view.setContentCompressionResistancePriority(
                UILayoutPriority(Float(try number(words[3]))), for: words[2] == "vertical" ? .vertical : .horizontal)
        case "hide": view.isHidden = true
        case "inset":
            (view as? SizedView)?.insets = UIEdgeInsets(
                top: try number(words[2]), left: try number(words[3]), bottom: try number(words[4]),
                right: try number(words[5]))
        default: throw Unreadable(text: words.joined(separator: " "))
        }
    }
}
