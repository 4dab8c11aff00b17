import Foundation
import InterfaceFiles
import InterfaceReader
import Testing

/// Files in the formats of Xcode 5 to 26, each with the text of all that is read beside it.
@Suite struct FormatTests {
    @Test(arguments: try Sample.files())
    func everythingIsRead(_ sample: Sample) throws {
        let reading = try InterfaceFileReader.read(try sample.data, named: sample.name)
        #expect(reading.problems.isEmpty)
        #expect(reading.file.problems.isEmpty)
        let difference = try sample.difference(from: InterfaceDump(reading.file).text, extension: "txt")
        #expect(difference == nil)
    }

    @Test func eachTextBelongsToAFile() throws {
        let files = try Sample.files().map { ($0.name as NSString).deletingPathExtension }
        let texts = try Sample.all(in: "Files", extensions: ["txt"]).map { ($0.name as NSString).deletingPathExtension }
        #expect(files == texts)
        #expect(files.count == 10)
    }

    @Test(arguments: try Sample.files())
    func theBinaryFormHoldsEverything(_ sample: Sample) throws {
        let data = try sample.data
        let file = try InterfaceFileReader.read(data, named: sample.name).file
        let bytes = file.encoded()
        #expect(try InterfaceFile(decoding: bytes) == file)
        #expect(try InterfaceFile(decoding: bytes).encoded() == bytes)
        #expect(bytes.count < data.count)
    }

    /// The line in which the start tag ends, counted in the file's text.
    @Test(arguments: try Sample.files())
    func linesAreThoseOfTheTags(_ sample: Sample) throws {
        let data = try sample.data
        let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        var count = 0
        try InterfaceFileReader.read(data, named: sample.name).file.visit { object in
            guard !object.id.isEmpty else { return }
            count += 1
            #expect(lines[object.line - 1].contains("id=\"\(object.id)\""))
        }
        #expect(count > 5)
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8])
    func otherEncodingsAreReadAlike(_ encoding: String.Encoding) throws {
        for sample in try Sample.files() {
            let data = try sample.data
            let text = String(decoding: data, as: UTF8.self).replacing("UTF-8", with: "UTF-16")
            // With and without a byte order mark.
            for mark in ["\u{feff}", ""] {
                let encoded = try #require((mark + text).data(using: encoding))
                #expect(
                    try InterfaceFileReader.read(encoded, named: sample.name)
                        == InterfaceFileReader.read(data, named: sample.name))
            }
        }
    }
}
