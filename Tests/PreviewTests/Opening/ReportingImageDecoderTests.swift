import Foundation
import Graphics
import SDLPlatform
import TestSupport
import Testing

@testable import Preview

/// Messages about picture files that an app asks for.
@Suite struct ReportingImageDecoderTests {
    @Test(arguments: [
        (name: "empty.jpg", text: "", words: "neither PNG, JPEG nor WebP; convert it to one of them"),
        (name: "text.png", text: "hello", words: "neither PNG, JPEG nor WebP; convert it to one of them"),
        (name: "cut.png", text: "\u{89}PNG\r\n\u{1A}\n", words: ""),
    ])
    func aFileThatIsNoPictureIsToldOnce(_ name: String, _ text: String, _ words: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: name)
        var messages: [String] = []
        let decoder = ReportingImageDecoder(SDLImageDecoder()) { messages.append($0) }
        for _ in 0..<2 { #expect(throws: PlatformError.self) { try decoder.decode(contentsOf: folder.path(name)) } }
        let message = try #require(messages.first)
        #expect(messages.count == 1 && message.hasPrefix("\(folder.path(name)): \(words)"), "\(messages)")
        // It is told anew where it is broken in another manner.
        try FileManager.default.removeItem(atPath: folder.path(name))
        try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
        #expect(throws: PlatformError.self) { try decoder.decode(contentsOf: folder.path(name)) }
        #expect(messages.count == 2 && messages.last?.contains("it is a folder") == true, "\(messages)")
    }

    /// Code may ask for a file that is not there, and data are its own.
    @Test func whatIsNoFileIsNotTold() throws {
        let folder = try TemporaryFolder()
        let decoder = ReportingImageDecoder(SDLImageDecoder()) { Issue.record("\($0)") }
        #expect(throws: PlatformError.self) { try decoder.decode(contentsOf: folder.path("none.png")) }
        #expect(throws: PlatformError.self) { try decoder.decode(Data("hello".utf8)) }
    }
}
