import Foundation
import Graphics
import TestSupport
import Testing

@testable import Preview

struct FilmStripTests {
    @Test func aStripLooksLikeItsPicture() throws {
        let frames = (0..<4).map { sample(width: 60, height: 96, seed: $0) }
        let labels = FilmStrip.progress(count: 4).map(FilmStrip.label)
        try Golden("film-strip.png", folder: "../Goldens").expect(
            try FilmStrip.image(frames: frames, labels: labels), tolerance: 2)
    }

    @Test func aStripInRowsWithACaptionLooksLikeItsPicture() throws {
        let frames = (0..<5).map { sample(width: 90, height: 56, seed: $0) }
        let strip = try FilmStrip.image(
            frames: frames, labels: ["0 %", "25 %", "a label that is much too long"], columns: 3,
            caption: "magic-move, finished from 40 %")
        try Golden("film-strip-rows.png", folder: "../Goldens").expect(strip, tolerance: 2)
    }

    @Test(arguments: [nil, 1, 2, 3, 7, 100], [nil, "A caption"])
    func framesKeepTheirPixelsAtTheirPlaces(columns: Int?, caption: String?) throws {
        let frames = (0..<7).map { sample(width: 33, height: 21, seed: $0) }
        let strip = try FilmStrip.image(frames: frames, labels: [], columns: columns, caption: caption)
        let layout = FilmStripLayout(
            frameCount: 7, frameWidth: 33, frameHeight: 21, columns: columns, hasCaption: caption != nil)
        #expect(strip.width == layout.width && strip.height == layout.height)
        #expect(strip.isOpaque)
        for (index, frame) in frames.enumerated() {
            #expect(differingPixels(of: frame, in: strip, at: layout.frame(index)) == 0, "frame \(index)")
        }
    }

    @Test func whatIsNoFrameAndNoTextIsBackground() throws {
        let strip = try FilmStrip.image(
            frames: (0..<3).map { sample(width: 40, height: 30, seed: $0) }, labels: ["", "", ""])
        let layout = FilmStripLayout(frameCount: 3, frameWidth: 40, frameHeight: 30)
        let frames = (0..<3).map(layout.frame)
        for y in 0..<strip.height {
            for x in 0..<strip.width
            where !frames.contains(where: { $0.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) }) {
                #expect(strip.pixels[x, y] == 0xFFEE_EEEE)
            }
        }
    }

    @Test func labelsStandBelowTheirFramesAlone() throws {
        let frames = (0..<3).map { sample(width: 60, height: 40, seed: $0) }
        let plain = try FilmStrip.image(frames: frames, labels: [])
        let labelled = try FilmStrip.image(frames: frames, labels: ["", "50 %", ""])
        let room = FilmStripLayout(frameCount: 3, frameWidth: 60, frameHeight: 40).label(1)
        var count = 0
        for y in 0..<plain.height {
            for x in 0..<plain.width where plain.pixels[x, y] != labelled.pixels[x, y] {
                #expect(room.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)))
                count += 1
            }
        }
        #expect(count > 20, "the label was not drawn")
    }

    @Test(arguments: [(0, "0\u{a0}%"), (0.125, "13\u{a0}%"), (1, "100\u{a0}%"), (-0.04, "-4\u{a0}%"), (.nan, "nan")])
    func labelsAreWholePercents(progress: Double, label: String) {
        #expect(FilmStrip.label(progress: progress) == label)
    }

    @Test func progressIsEvenFromStartToEnd() {
        #expect(FilmStrip.progress(count: 5) == [0, 0.25, 0.5, 0.75, 1])
        #expect(FilmStrip.progress(count: 2) == [0, 1])
        #expect(FilmStrip.progress(count: 1) == [0.5])
        #expect(FilmStrip.progress(count: 0).isEmpty && FilmStrip.progress(count: -2).isEmpty)
    }

    @Test func whatMakesNoStripIsSaid() {
        let small = sample(width: 4, height: 4, seed: 0)
        let large = sample(width: 5, height: 4, seed: 0)
        expect("film strip: it has no frames with pixels; give it at least one frame", [])
        expect(
            "film strip: it has no frames with pixels; give it at least one frame",
            [CGImage(PixelBuffer(width: 0, height: 9))])
        expect(
            "film strip: frame 1 is 5 x 4 pixels and frame 0 is 4 x 4; draw all frames at one size", [small, large])
        expect(
            "film strip of 9 frames: 37660 x 252 pixels are more than a picture can have; "
                + "use fewer or smaller frames, or break them into rows",
            Array(repeating: CGImage(PixelBuffer(width: 4_000, height: 4)), count: 9))
    }

    private func expect(_ message: String, _ frames: [CGImage]) {
        do {
            _ = try FilmStrip.image(frames: frames, labels: [])
            Issue.record("there is a strip of \(frames.count) frames")
        } catch {
            #expect(error.description == message)
        }
    }

    private func differingPixels(of frame: CGImage, in strip: CGImage, at place: CGRect) -> Int {
        (0..<frame.height).reduce(0) { sum, y in
            sum
                + (0..<frame.width).count {
                    frame.pixels[$0, y] != strip.pixels[Int(place.minX) + $0, Int(place.minY) + y]
                }
        }
    }

    /// An opaque picture, different in every pixel and for every seed.
    private func sample(width: Int, height: Int, seed: Int) -> CGImage {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let (red, green) = (UInt32(40 + 200 * x / width), UInt32(40 + 200 * y / height))
                pixels[x, y] = 0xFF00_0000 | red << 16 | green << 8 | UInt32(seed * 40 & 255)
            }
        }
        return CGImage(pixels)
    }
}
