import Testing

@testable import InterfaceFiles

/// The binary form holds a file whole; bytes of any other origin are errors, and never traps.
@Suite struct CodingTests {
    private static let bytes = InterfaceFile.rich.encoded()

    @Test func aFileIsReadAsItWasWritten() throws {
        #expect(try InterfaceFile(decoding: Self.bytes) == .rich)
        let empty = InterfaceFile(kind: .nib, name: "")
        #expect(try InterfaceFile(decoding: empty.encoded()) == empty)
    }

    /// Dictionaries have another order each time.
    @Test func equalFilesHaveEqualBytes() throws {
        for _ in 0..<20 { #expect(InterfaceFile.rich.encoded() == Self.bytes) }
        #expect(try InterfaceFile(decoding: Self.bytes).encoded() == Self.bytes)
    }

    /// Two ways to write é are equal strings, and different names of files.
    @Test func textsKeepTheirBytes() throws {
        var file = InterfaceFile(kind: .nib, name: "\u{e9}")
        file.initialController = "e\u{301}"
        let read = try InterfaceFile(decoding: file.encoded())
        #expect(Array(read.name.utf8) == Array("\u{e9}".utf8))
        #expect(read.initialController.map { Array($0.utf8) } == Array("e\u{301}".utf8))
    }

    @Test func aStringIsWrittenOnce() {
        var file = InterfaceFile(kind: .nib, name: "a")
        let text = String(repeating: "x", count: 1_000)
        file.elements = (0..<100).map { _ in InterfaceElement(name: text) }
        #expect(file.encoded().count < 2_000)
    }

    @Test func truncatedBytesAreErrors() {
        for length in Self.bytes.indices {
            #expect(throws: InterfaceDecodingError.self) { try InterfaceFile(decoding: Array(Self.bytes[..<length])) }
        }
    }

    @Test func changedBytesAreNoTraps() {
        var outcomes = (read: 0, refused: 0)
        for index in Self.bytes.indices {
            for value in [0, 1, 0x7f, 0x80, 0xff, Self.bytes[index] ^ 1, Self.bytes[index] &+ 1] as [UInt8] {
                var changed = Self.bytes
                changed[index] = value
                do throws(InterfaceDecodingError) {
                    _ = try InterfaceFile(decoding: changed).problems
                    outcomes.read += 1
                } catch {
                    #expect(error.offset <= changed.count)
                    outcomes.refused += 1
                }
            }
        }
        #expect(outcomes.read > 1_000)
        #expect(outcomes.refused > 1_000)
    }

    /// Each byte removed, and each one twice.
    @Test func movedBytesAreNoTraps() {
        for index in Self.bytes.indices {
            var shorter = Self.bytes
            shorter.remove(at: index)
            #expect(throws: InterfaceDecodingError.self) { try InterfaceFile(decoding: shorter).checked() }
            var longer = Self.bytes
            longer.insert(Self.bytes[index], at: index)
            #expect(throws: InterfaceDecodingError.self) { try InterfaceFile(decoding: longer).checked() }
        }
    }

    /// Bytes that claim more than they hold; the sentence is the error's.
    @Test(arguments: [
        ([], "byte 0 of the interface file's binary form: the bytes end within a value"),
        ([9], "byte 1 of the interface file's binary form: its version is 9, not 1; read the file again"),
        ([1, 0xff, 0xff, 0x03], "byte 4 of the interface file's binary form: 65535 values do not fit into 0 bytes"),
        (
            [1, 1, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x02],
            "byte 12 of the interface file's binary form: a count is longer than 64 bits"
        ),
        ([1, 1, 2, 0xc3, 0x28], "byte 3 of the interface file's binary form: the text is not UTF-8"),
        ([1, 0, 7], "byte 3 of the interface file's binary form: there is no Kind 7"),
        ([1, 0, 1, 5], "byte 4 of the interface file's binary form: there is no string 5"),
        ([1, 1, 0, 1, 0, 0, 2, 0, 0, 0, 0], "byte 11 of the interface file's binary form: there are two values for "),
        ([1, 1, 0, 1, 0, 0, 0, 2], "byte 8 of the interface file's binary form: 2 is no Boolean"),
    ])
    func falseClaimsAreErrors(_ bytes: [UInt8], _ sentence: String) throws {
        let error = try #require(throws: InterfaceDecodingError.self) { try InterfaceFile(decoding: bytes) }
        #expect(error.description == sentence)
    }

    @Test func bytesBehindTheEndAreAnError() {
        #expect(throws: InterfaceDecodingError(offset: Self.bytes.count, problem: "1 bytes follow the end")) {
            try InterfaceFile(decoding: Self.bytes + [0])
        }
    }

    @Test func numbersAreFinite() {
        var file = InterfaceFile(kind: .nib, name: "a")
        file.tintColor = .white(.infinity, alpha: .nan, space: .sRGB)
        #expect(throws: InterfaceDecodingError.self) { try InterfaceFile(decoding: file.encoded()) }
    }

    /// Values within each other, deeper than any file that is read has them.
    @Test(arguments: [0, 1, 2, 3])
    func valuesThatAreTooDeepAreAnError(_ kind: Int) throws {
        func file(_ depth: Int) -> InterfaceFile {
            var file = InterfaceFile(kind: .nib, name: "a")
            var object = InterfaceObject(kind: "a", id: "b")
            var element = InterfaceElement(name: "a")
            var value = InterfaceValue.list([])
            var color = InterfaceColor.pattern(image: "a")
            for _ in 0..<depth {
                var outer = InterfaceObject(kind: "a", id: "b")
                outer.objects["c"] = [object]
                object = outer
                var outerElement = InterfaceElement(name: "a")
                outerElement.children = [element]
                element = outerElement
                value = .list([value])
                color = .named("a", fallback: color)
            }
            var scene = InterfaceScene(id: "s")
            if kind == 0 { scene.objects = [object] }
            if kind == 1 { scene.elements = [element] }
            if kind == 2 { scene.elements = [InterfaceElement(name: "a")] }
            if kind == 2 { scene.elements[0].properties["v"] = value }
            if kind == 3 { file.tintColor = color }
            file.scenes = [scene]
            return file
        }
        let shallow = file(200)
        #expect(try InterfaceFile(decoding: shallow.encoded()) == shallow)
        #expect(throws: InterfaceDecodingError.self) { try InterfaceFile(decoding: file(300).encoded()) }
    }
}

extension InterfaceFile {
    /// Throws where the file is the rich one with small differences: bytes were moved, and nothing noticed.
    fileprivate func checked() throws(InterfaceDecodingError) {
        guard self != .rich else { return }
        throw InterfaceDecodingError(offset: 0, problem: "it is another file")
    }
}
