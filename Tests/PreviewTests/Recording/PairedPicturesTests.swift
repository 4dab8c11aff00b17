import Files
import Foundation
import Graphics
import Recorder
import TestSupport
import Testing

@testable import Preview

/// The pictures of two runs: which are compared, and what is found.
struct PairedPicturesTests {
    /// A picture of one colour, with a square of another one.
    private static func picture(_ shade: Int, width: Int = 24, square: UInt32? = nil) -> CGImage {
        let pixels = PixelBuffer(width: width, height: 32)
        for y in 0..<32 { for x in 0..<width { pixels[x, y] = 0xFF00_0000 | UInt32(shade) } }
        if let square { for y in 4..<10 { for x in 8..<12 { pixels[x, y] = square } } }
        return CGImage(pixels)
    }

    /// The pictures of a run of `count` frames, with a file for each of `pictures`.
    private func run(_ pictures: [Int: CGImage], of count: Int = 20, in folder: TemporaryFolder) throws -> FramePictures
    {
        for (frame, picture) in pictures {
            try picture.pngData().write(to: folder.url.appending(path: RunFiles.picture(frame)))
        }
        return try FramePictures(of: Array(0..<count), in: Folder(path: folder.path()))
    }

    /// The pictures of a run of `count` frames, whose strip shows frame `n` in shade `n`, and those of `changed` in another one.
    private func stripRun(of count: Int, changed: Set<Int> = [], in folder: TemporaryFolder) throws -> FramePictures {
        var sampler = PictureSampler<CGImage>(capacity: RunPictures.countInStrip)
        for frame in 0..<count { sampler.offer { Self.picture(changed.contains(frame) ? 255 : frame) } }
        let strip = try FilmStrip.image(frames: sampler.pictures, labels: sampler.labels)
        try strip.pngData().write(to: folder.url.appending(path: RunFiles.strip))
        return try FramePictures(of: Array(0..<count), in: Folder(path: folder.path()))
    }

    @Test func theFramesThatBothHoldAreCompared() throws {
        let folders = try (0..<2).map { _ in try TemporaryFolder() }
        // They are removed with the last reference.
        defer { withExtendedLifetime(folders) {} }
        let first = try run([0: Self.picture(0), 5: Self.picture(5), 10: Self.picture(10)], in: folders[0])
        let second = try run(
            [5: Self.picture(5), 10: Self.picture(10, square: 0xFF00_0050), 15: Self.picture(1)], in: folders[1])
        let pictures = PairedPictures(first, second)
        let comparison = try pictures.comparison()
        #expect(comparison.compared == 2 && comparison.verdict == .different)
        #expect(
            comparison.differences == [
                PictureComparison.Difference(frame: 10, pixels: 24, largestStep: 70, x: 8, y: 4, width: 4, height: 6)
            ])
        let strip = try #require(try pictures.strip(of: comparison, caption: "x"))
        let layout = FilmStripLayout(frameCount: 3, frameWidth: 24, frameHeight: 32, hasCaption: true)
        #expect(strip.width == layout.width && strip.height == layout.height)
    }

    @Test func theFramesOfAStripAreCutOut() throws {
        let folders = try (0..<3).map { _ in try TemporaryFolder() }
        // They are removed with the last reference.
        defer { withExtendedLifetime(folders) {} }
        let first = try stripRun(of: 17, in: folders[0])
        #expect(first.frames == [0, 2, 4, 6, 8, 10, 12, 14, 16])
        for frame in first.frames {
            #expect(PictureDifference(try first.picture(of: frame), Self.picture(frame)).isNone, "\(frame)")
        }
        let same = PairedPictures(first, try stripRun(of: 17, in: folders[1]))
        #expect(try same.comparison().verdict == .same && same.comparison().compared == 9)
        #expect(try same.strip(of: same.comparison(), caption: "x") == nil)
        let changed = try PairedPictures(first, stripRun(of: 17, changed: [4, 5], in: folders[1])).comparison()
        #expect(changed.differences.map(\.frame) == [4] && changed.differences.first?.pixels == 24 * 32)
        // A file for each frame beside a strip of some.
        let files = try run([4: Self.picture(4), 5: Self.picture(0)], of: 17, in: folders[2])
        let mixed = try PairedPictures(first, files).comparison()
        #expect(mixed.compared == 1 && mixed.verdict == .same)
    }

    @Test func anotherSizeIsADifference() throws {
        let folders = try (0..<2).map { _ in try TemporaryFolder() }
        // They are removed with the last reference.
        defer { withExtendedLifetime(folders) {} }
        let first = try run([3: Self.picture(0), 4: Self.picture(0)], in: folders[0])
        let pictures = PairedPictures(first, try run([3: Self.picture(0, width: 48)], in: folders[1]))
        let comparison = try pictures.comparison()
        #expect(comparison.verdict == .different && comparison.compared == 0)
        #expect(comparison.sizeDifference == "frame 3: 24x32 pixels there, 48x32 here")
        #expect(try pictures.strip(of: comparison, caption: "x") != nil)
    }

    @Test func withoutPicturesNothingIsSaidToBeTheSame() throws {
        let folders = try (0..<2).map { _ in try TemporaryFolder() }
        // They are removed with the last reference.
        defer { withExtendedLifetime(folders) {} }
        let first = try run([0: Self.picture(0)], in: folders[0])
        let none = try PairedPictures(first, run([:], in: folders[1])).comparison()
        #expect(none.verdict == .notTested && none.omission == "this run has no pictures")
        let other = try PairedPictures(first, run([1: Self.picture(0)], in: folders[1])).comparison()
        #expect(other.verdict == .notTested && other.omission == "no frame has a picture in both runs")
    }

    @Test func aBrokenPictureIsAnErrorAtItsPlace() throws {
        let folder = try TemporaryFolder()
        let run = try run([0: Self.picture(0)], in: folder)
        let name = RunFiles.picture(0)
        try folder.write("no picture", to: name)
        let error = #expect(throws: PreviewError.self) { try PairedPictures(run, run).comparison() }
        #expect(error?.place == folder.path(name) && error?.problem == "it is no PNG")
        try folder.write("no strip", to: RunFiles.strip)
        try FileManager.default.removeItem(atPath: folder.path(name))
        #expect(throws: PreviewError.self) { try FramePictures(of: [0], in: Folder(path: folder.path())) }
    }
}
