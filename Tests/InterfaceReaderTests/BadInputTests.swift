import Foundation
import InterfaceFiles
import InterfaceReader
import Testing

/// Files that cannot be read, each with the one message that says so, and files of which parts cannot.
@Suite struct BadInputTests {
    @Test(arguments: try Sample.all(in: "Files/Bad", extensions: ["xml"]))
    func aFileThatCannotBeReadIsOneMessage(_ sample: Sample) throws {
        let data = try sample.data
        let problem = try #require(throws: InterfaceProblem.self) {
            try InterfaceFileReader.read(data, named: sample.name)
        }
        let difference = try sample.difference(from: problem.description + "\n", extension: "error")
        #expect(difference == nil)
    }

    @Test(arguments: try Sample.all(in: "Files/Problems", extensions: ["storyboard"]))
    func thePartsThatCannotBeReadAreMessages(_ sample: Sample) throws {
        let reading = try InterfaceFileReader.read(try sample.data, named: sample.name)
        let problems = reading.problems + reading.file.problems
        let text = problems.map { "\($0)\n" }.joined()
        let difference = try sample.difference(from: text, extension: "problems")
        #expect(difference == nil)
    }

    /// A file that ends after any of its bytes is an error, and nothing else.
    @Test func truncatedFilesAreErrors() throws {
        let sample = try #require(try Sample.files().first { $0.name == "Xcode6.storyboard" })
        let data = try sample.data
        let end = try #require(data.lastIndex { $0 == UInt8(ascii: ">") })
        for length in 0..<end {
            #expect(throws: InterfaceProblem.self) {
                try InterfaceFileReader.read(data.prefix(length), named: sample.name)
            }
        }
    }

    /// Bytes are changed one after the other; the file that results is read or is an error.
    @Test func changedBytesAreNoTraps() throws {
        let sample = try #require(try Sample.files().first { $0.name == "Xcode8.xib" })
        let data = try sample.data
        var outcomes = (read: 0, refused: 0)
        for index in data.indices {
            var changed = data
            changed[index] = UInt8(truncatingIfNeeded: index &* 31)
            do {
                let reading = try InterfaceFileReader.read(changed, named: sample.name)
                #expect(try InterfaceFile(decoding: reading.file.encoded()) == reading.file)
                _ = reading.file.problems
                outcomes.read += 1
            } catch is InterfaceProblem {
                outcomes.refused += 1
            }
        }
        #expect(outcomes.read > 1_000)
        #expect(outcomes.refused > 1_000)
    }

    @Test(arguments: [
        ("<view>", 100_000, "its elements lie within each other more than 256 levels deep"),
        ("<view id=\"a\" key=\"b\">", 100_000, "its elements lie within each other more than 256 levels deep"),
        ("<view/>", 1_000_001, "it has more than 1000000 elements; split it into several files"),
    ])
    func manyElementsAreAMessage(_ element: String, _ count: Int, _ sentence: String) {
        let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"
        let text = start + String(repeating: element, count: count)
        #expect(throws: InterfaceProblem(file: "a.xib", line: 1, sentence)) {
            try InterfaceFileReader.read(Data(text.utf8), named: "a.xib")
        }
    }

    @Test func manyAttributesAreAMessage() throws {
        func text(_ count: Int) -> Data {
            let attributes = (0..<count).map { "a\($0) = '>'" }.joined(separator: " ")
            let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\n<view id=\"a\" "
            return Data((start + attributes + "/></objects></document>").utf8)
        }
        let file = try InterfaceFileReader.read(text(999), named: "a.xib").file
        #expect(file.scenes[0].objects[0].attributes.count == 999)
        let sentence = "a tag has more than 1000 attributes; restore the file"
        #expect(throws: InterfaceProblem(file: "a.xib", line: 2, sentence)) {
            try InterfaceFileReader.read(text(1_000), named: "a.xib")
        }
    }

    /// The parser gets the bytes in portions, which no limit and no character of several bytes shows.
    @Test func largeTextsAreReadToTheLetter() throws {
        let line = String(repeating: "ä\u{1F469}\u{200D}\u{1F680}x", count: 70_000)
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
            + (0..<12).map { "<label id=\"\($0)\"><string key=\"text\">\(line)</string></label>" }.joined()
            + "</objects></document>"
        #expect(text.utf8.count > 11 << 20)
        let file = try InterfaceFileReader.read(Data(text.utf8), named: "a.xib").file
        #expect(file.scenes[0].objects.count == 12)
        for object in file.scenes[0].objects { #expect(object.properties["text"] == .string(line)) }
    }

    /// As deep as a file may be, its values are made, compared, encoded and released.
    @Test(arguments: ["view", "stateView key=\"a\"", "state key=\"a\"", "array key=\"a\"", "state"])
    func theDeepestFileIsRead(_ element: String) throws {
        let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"a\">"
        let name = element.prefix { $0 != " " }
        let text =
            start + String(repeating: "<\(element)>", count: 253) + String(repeating: "</\(name)>", count: 253)
            + "</view></objects></document>"
        let file = try InterfaceFileReader.read(Data(text.utf8), named: "a.xib").file
        #expect(try InterfaceFile(decoding: file.encoded()) == file)
        #expect(file.problems.isEmpty)
        #expect(file.localized(by: ["a.text": "b"]) == file)
    }

    @Test func aFileOfMoreThan64MegabytesIsAMessage() {
        let data = Data(count: (64 << 20) + 1)
        #expect(throws: InterfaceProblem(file: "a.xib", "it has 64 MB, which may be 64; split it into several files")) {
            try InterfaceFileReader.read(data, named: "a.xib")
        }
    }

    /// An attribute of 1 MB is a value like any other; one of 20 MB is an error of the parser.
    @Test func hugeAttributesEndWithAResult() throws {
        func text(_ length: Int) -> Data {
            let value = String(repeating: "a", count: length)
            let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><label id=\"a\" text=\""
            return Data((start + value + "\"/></objects></document>").utf8)
        }
        let file = try InterfaceFileReader.read(text(1 << 20), named: "a.xib").file
        #expect(file.scenes[0].objects[0].attributes["text"]?.utf8.count == 1 << 20)
        #expect(try InterfaceFile(decoding: file.encoded()) == file)
        #expect(throws: InterfaceProblem.self) { try InterfaceFileReader.read(text(20 << 20), named: "a.xib") }
    }

    /// Prefixes that are declared nowhere, as other programs leave them, are names like any other.
    @Test func undeclaredPrefixesAreRead() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" tool:note="a" xml:lang="?">
            <objects><label id="a" tool:text="b"><tool:mark/></label></objects></document>
            """
        let file = try InterfaceFileReader.read(Data(text.utf8), named: "a.xib").file
        #expect(file.attributes["tool:note"] == "a")
        #expect(file.scenes[0].objects[0].attributes == ["tool:text": "b"])
        #expect(file.scenes[0].objects[0].properties["tool:mark"]?.element?.name == "tool:mark")
    }
}
