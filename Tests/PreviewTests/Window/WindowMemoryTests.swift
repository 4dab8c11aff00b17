import SDLPlatform
import TestSupport
import Testing

@testable import Preview

/// The frames of windows outlive the program, and nothing about their file can hold it up.
struct WindowMemoryTests {
    private let folder: TemporaryFolder
    private let frame = WindowFrame(x: 40, y: 60, width: 500, height: 900)

    init() throws { folder = try TemporaryFolder() }

    @Test func eachKindHasItsOwn() throws {
        let path = folder.path("state/segue")
        let memory = try #require(WindowMemory(folder: path))
        #expect(memory.frame(of: "gallery") == nil)
        memory.remember(frame, of: "gallery")
        let other = WindowFrame(x: 0, y: 0, width: 1, height: 1)
        memory.remember(other, of: "file")
        let next = try #require(WindowMemory(folder: path))
        #expect(next.frame(of: "gallery") == frame && next.frame(of: "file") == other)
        #expect(next.frame(of: "transition") == nil)
    }

    @Test(arguments: [
        "", "{", "[]", #"{"gallery": 3}"#,
        #"{"gallery": {"x": 1e99, "y": 0, "width": 1, "height": 1, "isFitted": false}}"#,
    ])
    func aBrokenFileCountsAsEmpty(text: String) throws {
        try folder.write(text, to: "windows.json")
        let memory = try #require(WindowMemory(folder: folder.path()))
        #expect(memory.frame(of: "gallery") == nil)
        memory.remember(frame, of: "gallery")
        #expect(memory.frame(of: "gallery") == frame)
    }

    @Test func withoutAPlaceNothingIsRemembered() throws {
        #expect(WindowMemory(folder: nil) == nil)
        try folder.write("", to: "file")
        let memory = try #require(WindowMemory(folder: folder.path("file/segue")))
        memory.remember(frame, of: "gallery")
        #expect(memory.frame(of: "gallery") == nil)
    }
}
