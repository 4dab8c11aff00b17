import Graphics
import LayerTree
import Recorder
import TestSupport
import Testing

@testable import Preview

@MainActor struct FrameGraphLayerTests {
    /// Two seconds at 60 Hz with four late frames, one of which is longer than the axis.
    static let ordinary: [Double] = (0..<120).map { frame in
        switch frame {
        case 31, 32: 33.4
        case 77: 67
        case 100: 33.2
        default: 16.67 + Double(frame * 7919 % 13 - 6) * 0.02
        }
    }

    @Test(arguments: [1, 2] as [CGFloat]) func aFullGraphLooksLikeItsPicture(scale: CGFloat) throws {
        let name = scale == 1 ? "frame-graph.png" : "frame-graph-2x.png"
        try Golden(name, folder: "../Goldens").expect(
            picture(FrameTimeGraph(milliseconds: Self.ordinary), scale: scale), tolerance: 2)
    }

    @Test func anEmptyGraphLooksLikeItsPicture() throws {
        try Golden("frame-graph-empty.png", folder: "../Goldens").expect(picture(nil, scale: 1), tolerance: 2)
    }

    @Test func barsAreTheFramesFromTheRightInTheirColours() throws {
        let image = try #require(picture(FrameTimeGraph(milliseconds: Self.ordinary), scale: 1))
        let colors = barColors(in: image)
        let late = [31, 32, 77, 100]
        for frame in 0..<120 { #expect(colors[frame] == (late.contains(frame) ? .red : .green), "frame \(frame)") }
        let few = try #require(picture(FrameTimeGraph(milliseconds: [16, 17, 34]), scale: 1))
        #expect(barColors(in: few).suffix(4) == [.none, .green, .green, .red])
        #expect(barColors(in: few).prefix(116).allSatisfy { $0 == .none })
    }

    @Test(arguments: [4, 8, 16.666, 25, 33.3]) func aBarIsAsHighAsItsFrameIsLong(milliseconds: Double) throws {
        let graph = FrameTimeGraph(milliseconds: Array(repeating: milliseconds, count: 120))
        let image = try #require(picture(graph, scale: 2))
        let height = (64..<168).count { isGreen(image.pixels[497, $0]) || isRed(image.pixels[497, $0]) }
        let expected = milliseconds / (2.5 * graph.deadline) * 104
        #expect(abs(Double(height) - expected) <= 2.5, "the deadline covers two of \(height) rows at most")
    }

    /// A click finds the frame that it points at, and nothing beside the bars.
    @Test func aPlaceBelongsToTheFrameOfItsBar() {
        let layer = FrameGraphLayer()
        #expect(layer.frame(at: CGPoint(x: 200, y: 60)) == nil)
        layer.graph = FrameTimeGraph(milliseconds: Self.ordinary)
        for place in 0..<120 {
            #expect(layer.frame(at: CGPoint(x: 10.5 + 2 * Double(place), y: 60)) == place + 1)
        }
        for point in [CGPoint(x: 9, y: 60), CGPoint(x: 251, y: 60), CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 90)] {
            #expect(layer.frame(at: point) == nil)
        }
        layer.graph = FrameTimeGraph(milliseconds: [16, 17])
        #expect(layer.frame(at: CGPoint(x: 249, y: 60)) == 2 && layer.frame(at: CGPoint(x: 240, y: 60)) == nil)
    }

    @Test func everyCauseHasItsColour() throws {
        let layer = FrameGraphLayer()
        layer.graph = FrameTimeGraph(causes: FrameStage.allCases)
        layer.selection = 3
        layer.display()
        try Golden("frame-graph-causes.png", folder: "../Goldens").expect(layer.contents as? CGImage, tolerance: 2)
        #expect(Set(FrameStage.allCases.map(\.color)).count == FrameStage.allCases.count)
    }

    nonisolated static let unusable: [[Double]] = [[0], [0, 0, 0], [1e12], [5, 0, 1e300], []]

    @Test(arguments: unusable) func anyTimesCanBeDrawn(milliseconds: [Double]) {
        for period in [0, -5, 16_666_667, .max] as [Nanoseconds] {
            #expect(picture(FrameTimeGraph(milliseconds: milliseconds, period: period), scale: 1) != nil)
        }
    }

    @Test func anEqualGraphIsNotDrawnAgain() {
        let layer = FrameGraphLayer()
        layer.graph = FrameTimeGraph(milliseconds: [16, 17])
        layer.displayIfNeeded()
        layer.graph = FrameTimeGraph(milliseconds: [16, 17])
        #expect(!layer.needsDisplay())
        layer.graph = FrameTimeGraph(milliseconds: [16, 17, 18])
        #expect(layer.needsDisplay())
    }

    private func picture(_ graph: FrameTimeGraph?, scale: CGFloat) -> CGImage? {
        let layer = FrameGraphLayer()
        layer.contentsScale = scale
        layer.graph = graph
        layer.display()
        return layer.contents as? CGImage
    }

    private enum BarColor { case none, green, red }

    /// The colours of all 120 places, oldest first, just above the lower edge of the bars at scale 1.
    private func barColors(in image: CGImage) -> [BarColor] {
        (0..<120).map { place in
            let pixel = image.pixels[10 + 2 * place, 82]
            return isGreen(pixel) ? .green : isRed(pixel) ? .red : .none
        }
    }

    private func isGreen(_ pixel: UInt32) -> Bool { (pixel >> 8 & 255) > (pixel >> 16 & 255) + 40 }
    private func isRed(_ pixel: UInt32) -> Bool { (pixel >> 16 & 255) > (pixel >> 8 & 255) + 40 }
}

extension FrameTimeGraph {
    /// The graph of frames that took these times, all of them for compositing, while something moved.
    init(milliseconds: [Double], period: Nanoseconds = 16_666_667) {
        let times = milliseconds.map { Nanoseconds(exactly: ($0 * 1e6).rounded()) ?? Nanoseconds.max / 4 }
        self.init(frames: times.count, period: period) { $1 == .composite ? times[$0 - 1] : 0 }
    }

    /// The graph of frames in time and, among them, one that each of `causes` made late by three refreshes.
    init(causes: [FrameStage]) {
        let period: Nanoseconds = 16_666_667
        self.init(frames: 12 * causes.count, period: period) { index, stage in
            if index % 12 == 6, causes[index / 12] == stage { return 3 * period }
            return stage == .waiting ? 9 * period / 10 : period / 80
        }
    }

    /// The graph of `frames` frames, counted from 1, whose stages are as long as `length` says.
    private init(frames: Int, period: Nanoseconds, length: (Int, FrameStage) -> Nanoseconds) {
        var records = [FrameRecord(index: 0, phase: .settle)]
        for index in 0..<frames {
            records.append(
                FrameRecord(index: index + 1, after: records[index].stamps.presentEnd) { length(index + 1, $0) })
        }
        self.init(records, refreshPeriod: period)
    }
}
