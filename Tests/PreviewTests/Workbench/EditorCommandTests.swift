import Testing

@testable import Preview

/// The commands that open a line.
struct EditorCommandTests {
    @Test(arguments: [
        ("code", "code -g /a/b c.swift:12"), ("/usr/bin/code -n", "/usr/bin/code -n -g /a/b c.swift:12"),
        ("code -g", "code -g /a/b c.swift:12"), ("subl", "subl /a/b c.swift:12"), ("gedit", "gedit +12 /a/b c.swift"),
        ("kate", "kate --line 12 /a/b c.swift"), ("vim", "xterm -e vim +12 /a/b c.swift"),
        ("emacs", "emacs +12 /a/b c.swift"), ("emacs -nw", "xterm -e emacs -nw +12 /a/b c.swift"),
        ("notepad", "notepad /a/b c.swift"),
    ])
    func anEditorIsToldTheLine(_ editor: String, _ expected: String) {
        let command = EditorCommand("/a/b c.swift", line: 12, variables: ["EDITOR": editor, "TERMINAL": "xterm"])
        #expect(command.map { ([$0.program] + $0.arguments).joined(separator: " ") } == expected)
    }

    @Test func theVisualEditorComesFirst() {
        let both = EditorCommand("a.swift", line: 1, variables: ["VISUAL": "zed", "EDITOR": "vi"])
        #expect(both?.program == "zed" && both?.arguments == ["a.swift:1"])
        let terminal = EditorCommand("a.swift", line: 1, variables: ["VISUAL": " ", "EDITOR": "vi"])
        #expect(terminal?.program == "x-terminal-emulator")
        #expect(EditorCommand("a.swift", line: 1, variables: [:]) == nil)
        #expect(EditorCommand("a.swift", line: 1, variables: ["EDITOR": ""]) == nil)
    }
}
