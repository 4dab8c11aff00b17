import Foundation
import InterfaceFiles
import InterfaceReader
import Testing

/// The law of unknown parts: whatever an editor of the future writes into a file, all that was there before is read as before.
@Suite struct UnknownPartsTests {
    /// Parts that no version of Xcode writes; each name begins with "unknown".
    private static let elements = [
        "<unknownElement/>",
        "<unknownElement unknownAttribute=\"1\"><unknownChild key=\"unknownKey\" id=\"unknown-1\"/>text</unknownElement>",
        "<unknownElement key=\"unknownKey\" unknownAttribute=\"1\"/>",
        "<unknownElement id=\"unknown-2\"><subviews/></unknownElement>",
        "<unknownElement key=\"unknownKey\" id=\"unknown-3\"/>",
        "<unknownElement destination=\"BYZ-38-t0r\" id=\"unknown-4\"/>",
        "<!-- unknown <?a?> --><?unknown <a> ?><?unknown?>",
    ]

    @Test(arguments: try Sample.files())
    func unknownElementsChangeNothing(_ sample: Sample) throws {
        let document = try Document(sample)
        #expect(document.gaps.count > 40)
        for (index, gap) in document.gaps.enumerated() {
            // Every kind of element comes into every place of some files, and all kinds into all files.
            let element = Self.elements[index % Self.elements.count]
            try document.expectUnchanged(inserting: [(gap, element)])
        }
        for element in Self.elements {
            try document.expectUnchanged(inserting: document.gaps.map { ($0, element) })
        }
    }

    @Test(arguments: try Sample.files())
    func unknownAttributesChangeNothing(_ sample: Sample) throws {
        let document = try Document(sample)
        #expect(document.tagEnds.count > 20)
        for place in document.tagEnds {
            try document.expectUnchanged(inserting: [(place, " unknownAttribute=\"unknown\"")])
        }
        try document.expectUnchanged(inserting: document.tagEnds.map { ($0, " unknownAttribute=\"unknown\"") })
    }

    /// They are kept, for whoever knows them.
    @Test func unknownPartsAreKept() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><unknownElement a="1"/><objects>
            <label id="a" unknownAttribute="1"><unknownElement key="b" c="2">text</unknownElement>
            <subviews d="3"><view id="e"/><unknownElement/></subviews></label>
            </objects></document>
            """
        let file = try InterfaceFileReader.read(Data(text.utf8), named: "a.xib").file
        #expect(file.elements.map(\.name) == ["unknownElement"])
        let label = try #require(file.scenes[0].objects.first)
        #expect(label.attributes == ["unknownAttribute": "1"])
        let element = try #require(label.properties["b"]?.element)
        #expect(element.attributes == ["c": "2"])
        #expect(element.text == "text")
        #expect(label.objects["subviews"]?.map(\.id) == ["e"])
        let list = try #require(label.properties["subviews"]?.element)
        #expect(list.attributes == ["d": "3"])
        #expect(list.children.map(\.name) == ["unknownElement"])
    }
}

/// A file in which parts can be inserted.
private struct Document {
    let text: String
    /// Places between tags, within the root.
    private(set) var gaps: [String.Index] = []
    /// The ends of start tags, before `>` or `/>`.
    private(set) var tagEnds: [String.Index] = []
    private let name: String
    private let expected: InterfaceFile

    init(_ sample: Sample) throws {
        name = sample.name
        let data = try sample.data
        // Lines move when something is inserted.
        text = String(decoding: data, as: UTF8.self)
        expected = try InterfaceFileReader.read(data, named: name).file
        var place = try #require(text.range(of: "<document")?.lowerBound)
        let end = try #require(text.range(of: "</document>")?.lowerBound)
        while let tag = text[place..<end].firstMatch(of: /<(!--.*?--|[^>]*)>/) {
            if !tag.0.hasPrefix("</"), !tag.0.hasPrefix("<!") {
                tagEnds.append(text.index(tag.range.upperBound, offsetBy: tag.0.hasSuffix("/>") ? -2 : -1))
            }
            gaps.append(tag.range.upperBound)
            place = tag.range.upperBound
        }
    }

    func expectUnchanged(inserting parts: [(place: String.Index, part: String)]) throws {
        var changed = ""
        var place = text.startIndex
        for part in parts {
            changed += text[place..<part.place] + part.part
            place = part.place
        }
        changed += text[place...]
        let reading = try InterfaceFileReader.read(Data(changed.utf8), named: name)
        #expect(reading.problems.isEmpty)
        var file = reading.file
        file.removeUnknownParts()
        if file != expected {
            let known = InterfaceDump(expected).text
            let difference = InterfaceDump(file).text.components(separatedBy: "\n").difference(
                from: known.components(separatedBy: "\n"))
            Issue.record("\(parts.first?.part ?? "") at \(text[text.startIndex..<place].suffix(80)): \(difference)")
        }
    }
}
