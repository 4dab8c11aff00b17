/// The command that opens a line of a file in the user's editor.
struct EditorCommand: Hashable, Sendable {
    let program: String
    let arguments: [String]

    /// The manner in which an editor is told a line.
    private enum Form: Sendable {
        /// `editor FILE:LINE`.
        case suffix
        /// `editor -g FILE:LINE`.
        case goTo
        /// `editor +LINE FILE`.
        case plus
        /// `editor --line LINE FILE`.
        case option
    }

    private static let forms: [String: Form] = [
        "code": .goTo, "code-insiders": .goTo, "codium": .goTo, "cursor": .goTo, "windsurf": .goTo,
        "subl": .suffix, "zed": .suffix, "zeditor": .suffix, "hx": .suffix, "helix": .suffix, "micro": .suffix,
        "vi": .plus, "vim": .plus, "nvim": .plus, "nano": .plus, "emacs": .plus, "emacsclient": .plus, "gvim": .plus,
        "gedit": .plus, "gnome-text-editor": .plus, "xed": .plus, "pluma": .plus, "joe": .plus, "ne": .plus,
        "kate": .option, "idea": .option, "fleet": .option,
    ]

    /// Editors that need a terminal.
    private static let terminalEditors: Set = ["vi", "vim", "nvim", "nano", "hx", "helix", "micro", "joe", "ne"]

    /// The command for `line` of the file at `path` by `VISUAL`, else `EDITOR`, in `variables`; nil where neither is set.
    ///
    /// Their words are separated by spaces. An editor that needs a terminal has one of its own, by `TERMINAL`. One that is not
    /// known opens the file alone.
    init?(_ path: String, line: Int, variables: [String: String]) {
        let value = [variables["VISUAL"], variables["EDITOR"]].lazy.compactMap(\.self)
            .map { $0.split(separator: " ").map(String.init) }.first { !$0.isEmpty }
        guard let value, let program = value.first else { return nil }
        let name = program.split(separator: "/").last.map(String.init) ?? program
        let options = Array(value.dropFirst())
        let place: [String] =
            switch Self.forms[name] {
            case .suffix: ["\(path):\(line)"]
            case .goTo: (options.contains("-g") ? [] : ["-g"]) + ["\(path):\(line)"]
            case .plus: ["+\(line)", path]
            case .option: ["--line", "\(line)", path]
            case nil: [path]
            }
        let needsTerminal =
            Self.terminalEditors.contains(name)
            || options.contains { ["-nw", "-t", "-tty", "--tty", "--no-window-system"].contains($0) }
        guard needsTerminal else {
            self.program = program
            arguments = options + place
            return
        }
        self.program = variables["TERMINAL"].flatMap { $0.isEmpty ? nil : $0 } ?? "x-terminal-emulator"
        arguments = ["-e", program] + options + place
    }
}
