import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Strokes of the compositor's own, beside those of Cairo.
@MainActor struct StrokerTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var path: @Sendable () -> CGPath
        var width: CGFloat
        var cap = CGLineCap.butt
        var join = CGLineJoin.miter
        var limit: CGFloat = 10
        /// Pixels that may differ by more than an eighth.
        var spare = 6
    }

    nonisolated static let samples = [
        Sample(
            testDescription: "ellipse",
            path: { CGPath(ellipseIn: CGRect(x: 20, y: 30, width: 80, height: 50), transform: nil) }, width: 7),
        Sample(testDescription: "corners", path: { zigzag }, width: 9),
        Sample(testDescription: "round", path: { zigzag }, width: 9, cap: .round, join: .round),
        Sample(testDescription: "cut off", path: { zigzag }, width: 9, cap: .square, join: .bevel),
        Sample(testDescription: "miter limit", path: { zigzag }, width: 9, limit: 1.3),
        Sample(testDescription: "hair line", path: { zigzag }, width: 1),
        Sample(
            testDescription: "closed",
            path: { CGPath(rect: CGRect(x: 30, y: 30, width: 60, height: 40), transform: nil) }, width: 12),
        Sample(testDescription: "tight curve", path: { hook }, width: 24, cap: .round, join: .round, spare: 40),
    ]

    nonisolated static var zigzag: CGPath {
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: 20, y: 90), CGPoint(x: 50, y: 20), CGPoint(x: 70, y: 80), CGPoint(x: 110, y: 70),
        ])
        return path
    }

    nonisolated static var hook: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 30, y: 50))
        path.addCurve(to: CGPoint(x: 30, y: 70), control1: CGPoint(x: 100, y: 50), control2: CGPoint(x: 100, y: 70))
        return path
    }

    private func drawn(_ sample: Sample) -> CGImage {
        let store = ResourceStore()
        var node = RenderNode(.stroke)
        node.resource = store.insert(.path(sample.path()))
        node.line = RenderNode.Line(width: Float(sample.width), miterLimit: Float(sample.limit))
        switch sample.cap {
        case .butt: break
        case .round: node.flags.insert(.roundCap)
        case .square: node.flags.insert(.squareCap)
        }
        switch sample.join {
        case .miter: break
        case .round: node.flags.insert(.roundJoin)
        case .bevel: node.flags.insert(.bevelJoin)
        }
        let backend = CPUBackend(width: 128, height: 128)
        let renderer = FrameRenderer(backend: backend)
        let tree = RenderTree(nodes: [node], size: CGSize(width: 128, height: 128))
        renderer.prepare(tree, resources: store, width: 128, height: 128, scale: 1)
        try? renderer.draw()
        return CGImage(backend.readPixels())
    }

    private func cairo(_ sample: Sample) throws -> CGImage {
        let context = try #require(CGContext(width: 128, height: 128, scale: 1))
        context.setLineWidth(sample.width)
        context.setLineCap(sample.cap)
        context.setLineJoin(sample.join)
        context.setMiterLimit(sample.limit)
        context.addPath(sample.path())
        context.strokePath()
        return try #require(context.makeImage())
    }

    @Test(arguments: samples) func looksAsCairosDoes(sample: Sample) throws {
        let own = drawn(sample)
        let other = try cairo(sample)
        var far = 0
        var total = 0
        var covered = 0
        for y in 0..<128 {
            for x in 0..<128 {
                let a = Int(own.pixels[x, y] >> 24)
                let b = Int(other.pixels[x, y] >> 24)
                covered += b
                total += abs(a - b)
                if abs(a - b) > 32 { far += 1 }
            }
        }
        #expect(covered > 255 * 20)
        #expect(far <= sample.spare, "\(far) pixels differ")
        #expect(Double(total) / Double(covered) < 0.02, "\(total) of \(covered)")
    }

    /// A case in which Cairo leaves a hole.
    @Test func aLineWiderThanItsRingCoversTheMiddle() {
        let ring = CGRect(x: 50, y: 50, width: 20, height: 20)
        let image = drawn(Sample(testDescription: "", path: { CGPath(ellipseIn: ring, transform: nil) }, width: 40))
        for (x, y) in [(60, 60), (55, 62), (60, 85), (35, 60)] { #expect(image.pixels[x, y] >> 24 == 255) }
        #expect(image.pixels[60, 92] == 0)
    }

    @Test func unusablePensAndPathsDrawNothing() throws {
        for width: CGFloat in [0, -1, .nan, .infinity] {
            let image = drawn(Sample(testDescription: "", path: { Self.zigzag }, width: width))
            #expect((0..<128).allSatisfy { y in (0..<128).allSatisfy { image.pixels[$0, y] == 0 } })
        }
        let far = CGMutablePath()
        far.addLines(between: [CGPoint(x: -1e30, y: 5), CGPoint(x: 1e30, y: 5)])
        let image = drawn(Sample(testDescription: "", path: { CGPath(elements: far.elements) }, width: 4))
        #expect(image.width == 128)
    }
}
