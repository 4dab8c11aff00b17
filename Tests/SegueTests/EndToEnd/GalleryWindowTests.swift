import Foundation
import Graphics
import Testing

/// The gallery in a real window. Its entries move all the time, so that only what lies beside them is compared.
@MainActor @Suite(.serialized) struct GalleryWindowTests {
    /// The title, above all entries.
    private static let header = CGRect(x: 0, y: 0, width: 1280, height: 110)
    /// The text below the third entry.
    private static let caption = CGRect(x: 532, y: 604, width: 220, height: 84)

    private let window: TransitionWindow
    private let header: CGImage

    init() throws {
        window = try TransitionWindow("gallery", displayWidth: 1400)
        header = try #require(window.rest.cropping(to: Self.header))
        // Beside the entries and the title.
        try window.move(20, 780)
    }

    @Test func theHeaderComesBack() throws {
        #expect(try window.differences(from: header) == 0)
        try window.server.xdotool("key", "End")
        #expect(try window.waitForDifferences(from: header, in: 1000...Int.max))
        try window.server.xdotool("key", "Home")
        #expect(try window.differences(from: header) == 0)
        try window.quit()
    }

    @Test func thePointerIsAnsweredByTheEntryBelowIt() throws {
        let caption = try #require(window.rest.cropping(to: Self.caption))
        let corner = (Int(Self.caption.minX), Int(Self.caption.minY))
        #expect(try window.differences(from: caption, at: corner) == 0)
        try window.move(640, 400)
        #expect(try window.waitForDifferences(from: caption, at: corner, in: 100...Int.max))
        try window.move(20, 780)
        #expect(try window.differences(from: caption, at: corner) == 0)
        try window.quit()
    }

    /// The phone of an entry that was opened while the list moved settled above the window, with the way back.
    @Test func anEntryOpensWithinTheWindowWhileTheListMoves() throws {
        let background = window.rest.pixels[2, 2]
        let edge = PixelBuffer(width: 1280, height: 8)
        for y in 0..<edge.height { edge.row(y).update(repeating: background) }
        let strip = CGImage(edge)
        #expect(try window.differences(from: header) == 0)
        try window.server.xdotool("key", "Down", "Down", "Return")
        #expect(try window.differences(from: strip, at: (0, 792)) == 0)
        #expect(try window.differences(from: strip) == 0)
        // The way back stands there, and the title does not.
        let title = try #require(window.rest.cropping(to: CGRect(x: 0, y: 20, width: 200, height: 60)))
        #expect(try window.waitForDifferences(from: title, at: (0, 20), in: 300...Int.max))
        try window.server.xdotool("key", "Escape", "Home")
        #expect(try window.differences(from: header) == 0)
        try window.quit()
    }
}
