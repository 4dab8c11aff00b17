import Testing

@testable import ViewKit

/// Keys and text in a field, as rows of a text before and after them.
@MainActor @Suite struct TextFieldEditingTests {
    /// A bar stands for the caret, brackets for the selection with the caret at its end.
    struct Row: Sendable, CustomTestStringConvertible {
        let before: String
        let inputs: [TextInput]
        let after: String

        init(_ before: String, _ inputs: TextInput..., gives after: String) {
            self.before = before
            self.inputs = inputs
            self.after = after
        }

        init(_ before: String, _ keys: EditingKey..., to after: String) {
            self.before = before
            inputs = keys.map(TextInput.key)
            self.after = after
        }

        var testDescription: String { "\(before) \(inputs)" }
    }

    nonisolated static let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"

    nonisolated static let rows = [
        Row("|", .text("a"), .text("b"), gives: "ab|"),
        Row("a|c", .text("b"), gives: "ab|c"),
        Row("a[bc]d", .text("x"), gives: "ax|d"),
        Row("a[bc]d", .paste("1\n2"), gives: "a1 2|d"),
        Row("a|", .paste(""), gives: "a|"),
        // A mark that is typed joins the letter before it, and one in front of a mark takes it.
        Row("e|", .text("\u{301}"), gives: "e\u{301}|"),
        Row("|\u{301}a", .text("e"), gives: "e\u{301}|a"),
        Row("ab|c", EditingKey(.deleteBackward), to: "a|c"),
        Row("ab|c", EditingKey(.deleteForward), to: "ab|"),
        Row("|a", EditingKey(.deleteBackward), to: "|a"),
        Row("a|", EditingKey(.deleteForward), to: "a|"),
        Row("a[bc]d", EditingKey(.deleteBackward), to: "a|d"),
        Row("a[bc]d", EditingKey(.deleteForward), to: "a|d"),
        Row("one two|", EditingKey(.deleteBackward, byWord: true), to: "one |"),
        Row("one two  |", EditingKey(.deleteBackward, byWord: true), to: "one |"),
        Row("one| two x", EditingKey(.deleteForward, byWord: true), to: "one| x"),
        // Characters of several code points are one step.
        Row("a\(family)|", EditingKey(.deleteBackward), to: "a|"),
        Row("e\u{301}|", EditingKey(.deleteBackward), to: "|"),
        Row(
            "\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}|", EditingKey(.moveLeft), to: "\u{1F1E9}\u{1F1EA}|\u{1F1EB}\u{1F1F7}"),
        Row("|\(family)b", EditingKey(.moveRight), to: "\(family)|b"),
        Row("|\(family)b", EditingKey(.deleteForward), to: "|b"),
        Row("ab|", EditingKey(.moveLeft), EditingKey(.moveLeft), EditingKey(.moveLeft), to: "|ab"),
        Row("a|b", EditingKey(.moveToStart), to: "|ab"),
        Row("a|b", EditingKey(.moveToEnd), to: "ab|"),
        Row("a[bc]d", EditingKey(.moveLeft), to: "a|bcd"),
        Row("a[bc]d", EditingKey(.moveRight), to: "abc|d"),
        Row("one two|", EditingKey(.moveLeft, byWord: true), to: "one |two"),
        Row("|one two", EditingKey(.moveRight, byWord: true), to: "one| two"),
        Row("a|bc", EditingKey(.moveRight, extends: true), to: "a[b]c"),
        Row("a|bc", EditingKey(.moveToEnd, extends: true), to: "a[bc]"),
        Row("a|bc", EditingKey(.moveRight, extends: true), EditingKey(.moveLeft, extends: true), to: "a|bc"),
        Row("a|bc", EditingKey(.selectAll), to: "[abc]"),
        Row("a[bc]d", .key(EditingKey(.cut)), .key(EditingKey(.moveToStart)), .paste("bc"), gives: "bc|ad"),
        Row("a|", .composition("k"), .composition("ka"), .text("\u{304B}"), gives: "a\u{304B}|"),
        Row("a|b", .composition("k"), .composition(""), gives: "a|b"),
    ]

    @Test(arguments: rows) func keysAndTextEdit(_ row: Row) {
        let rig = TextFieldRig()
        rig.begin(with: row.before)
        for input in row.inputs { rig.type(input) }
        #expect(rig.marked == row.after)
        #expect(rig.field.markedTextRange == nil)
    }

    /// Any keys in any order leave a selection between characters of the text.
    @Test func everySelectionLiesBetweenCharacters() {
        let rig = TextFieldRig()
        rig.begin(with: "a\(Self.family)e\u{301} \u{1F1E9}\u{1F1EA}|b")
        var seed: UInt64 = 7
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let texts = ["x", "\u{301}", Self.family, "\u{1F1E9}", " ", "\u{200D}"]
        for _ in 0..<400 {
            let action = EditingKey.Action.allCases[next(9)]
            rig.type(
                next(3) == 0
                    ? .text(texts[next(texts.count)])
                    : .key(EditingKey(action, extends: next(2) == 0, byWord: next(4) == 0)))
            let edited = rig.field.edited
            let offsets = rig.field.edited.string.clusterOffsets
            #expect(offsets.contains(edited.head) && edited.selection.location >= 0)
            #expect(edited.selection.location + edited.selection.length <= edited.length)
        }
    }

    @Test func aCompositionIsPartOfTheText() {
        let rig = TextFieldRig()
        rig.begin(with: "a|b")
        rig.type(.composition("ka"))
        #expect(rig.field.text == "akab")
        let range = rig.field.markedTextRange
        #expect(range.map { rig.field.text(in: $0) } == "ka")
    }

    @Test func whatIsCopiedReachesTheDesktop() {
        let rig = TextFieldRig()
        var copies: [String] = []
        Clipboard.of(rig.host.layers).onCopy = { copies.append($0) }
        rig.begin(with: "a[bc]d")
        rig.type(.key(EditingKey(.copy)))
        rig.field.isSecureTextEntry = true
        rig.type(.key(EditingKey(.copy)))
        rig.type(.key(EditingKey(.cut)))
        #expect(copies == ["bc"] && rig.field.text == "abcd")
        rig.host.run { rig.field.paste(nil) }
        #expect(rig.marked == "bc|", "text that was hidden meanwhile is typed anew")
    }

    /// Words at offsets: as a double tap finds them.
    @Test(arguments: [
        ("one two", 0, "one"), ("one two", 2, "one"), ("one two", 3, "one"), ("one two", 4, "two"),
        ("one  two", 4, "  "), ("it's", 1, "it's"), ("", 0, ""), ("a", 9, "a"), ("...a", 1, "..."),
    ])
    func aWordIsFound(text: String, offset: Int, word: String) {
        #expect(NSString(string: text).substring(with: text.word(at: offset)) == word)
    }

    /// Secure text that is edited again is replaced by the first letter, and removed by the first deletion; the delegate is
    /// called for the change at the caret, as on iOS.
    @Test(arguments: [
        ([TextInput.text("n")], "n"), ([.text("n"), .text("o")], "no"), ([.paste("new")], "new"),
        ([.composition("n")], "n"), ([.key(EditingKey(.deleteBackward))], ""),
        ([.key(EditingKey(.deleteBackward)), .text("n")], "n"), ([.key(EditingKey(.moveLeft)), .text("n")], "n"),
    ])
    func secureTextIsTypedAnew(_ inputs: [TextInput], text: String) {
        let rig = TextFieldRig()
        rig.field.isSecureTextEntry = true
        rig.field.text = "secret"
        for round in ["first", "second"] {
            rig.rig.run { _ = rig.field.becomeFirstResponder() }
            for input in inputs { rig.type(input) }
            rig.press(.escape)
            #expect(rig.field.text == text, "\(round)")
        }
        #expect(!rig.log.contains { $0.hasPrefix("should change 0+6") })
    }

    @Test func secureTextThatIsSetMeanwhileStays() {
        let rig = TextFieldRig()
        rig.field.isSecureTextEntry = true
        rig.begin()
        rig.field.text = "secret"
        rig.type("s")
        #expect(rig.field.text == "secrets", "it was set after the editing began")
        rig.field.isSecureTextEntry = false
        rig.type("!")
        rig.field.isSecureTextEntry = true
        rig.type("n")
        #expect(rig.field.text == "n", "it was hidden again")
    }
}
