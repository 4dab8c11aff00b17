/// A call in a package's manifest, such as `.target(name: "Cards", dependencies: ["Motion"])`, with its literal arguments.
struct ManifestCall {
    /// The functions that make targets.
    static let targets = [
        "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    ]

    let function: String
    /// The texts of each argument, also those of calls in it.
    fileprivate(set) var arguments: [String: [String]] = [:]
    /// The flags that its settings define.
    fileprivate(set) var flags: [String] = []

    /// The only text of the argument `label`; nil for none.
    func text(_ label: String) -> String? { arguments[label]?.first }

    /// The texts of the argument `label`.
    func texts(_ label: String) -> [String] { arguments[label] ?? [] }

    /// Calls within each other, at most; deeper ones are arguments like texts.
    private static let functions = Set(targets + ["Package", "package", "library", "executable", "iOSApplication"])

    /// A call whose bracket is open.
    fileprivate struct OpenCall {
        var call: ManifestCall
        var label = ""
        /// The label within a call that is an argument, such as `name`.
        var innerLabel = ""
        let depth: Int
    }

    /// The calls in `text`, outer ones behind those in them; the targets of a package and its dependencies, but none that is the
    /// dependency of a target.
    static func all(in text: String) -> [ManifestCall] {
        let bytes = Array(text.utf8)
        let tokens = SwiftTokens.all(of: bytes, withTexts: true)
        func word(_ index: Int) -> String {
            tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
        }
        var calls: [ManifestCall] = []
        var open: [OpenCall] = []
        var depth = 0
        for index in tokens.indices {
            let text = word(index)
            switch tokens[index].kind {
            case .text: open.isEmpty ? () : open[open.count - 1].append(text, after: word(index - 2), word(index - 1))
            case .word where word(index + 1) == ":": if !open.isEmpty { open[open.count - 1].begin(text, at: depth) }
            case .character where text == "(" || text == "[":
                depth += 1
                let name = word(index - 1)
                // The dependency of a target is a part of that.
                let isPart = open.last.map { targets.contains($0.call.function) } ?? false
                if text == "(", functions.contains(name), !isPart {
                    open.append(OpenCall(call: ManifestCall(function: name), depth: depth))
                }
            case .character where text == ")" || text == "]":
                if let last = open.last, last.depth == depth { calls.append(open.removeLast().call) }
                depth -= 1
            default: break
            }
        }
        return calls
    }
}

extension ManifestCall.OpenCall {
    /// Begins the argument `label`, or one of a call that is an argument.
    fileprivate mutating func begin(_ label: String, at depth: Int) {
        let isOwn = depth == self.depth
        if isOwn { self.label = label }
        innerLabel = isOwn ? "" : label
    }

    /// Appends `text`, before which the two tokens stand.
    fileprivate mutating func append(_ text: String, after function: String, _ last: String) {
        if function == "define" { return call.flags.append(text) }
        // Of a dependency the name counts, not its package.
        if last == ":", !innerLabel.isEmpty, innerLabel != "name" { return }
        call.arguments[label, default: []].append(text)
    }
}
