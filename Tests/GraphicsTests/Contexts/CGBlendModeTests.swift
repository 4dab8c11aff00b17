import Foundation
import Graphics
import Testing

/// Source and destination overlap in a third of the picture; outside its own shape a source changes nothing.
@Suite struct CGBlendModeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var mode: CGBlendMode
        /// Red, green, blue, alpha in 0...255, premultiplied, where both are; the source is (255, 128, 0) opaque, the
        /// destination (64, 64, 255) opaque.
        var both: [Int]
        /// The area of the source alone.
        var sourceOnly: [Int]

        var testDescription: String { "\(mode)" }
    }

    private static let source = [255, 128, 0, 255]
    private static let destination = [64, 64, 255, 255]
    private static let none = [0, 0, 0, 0]

    private static let cases = [
        Case(mode: .normal, both: source, sourceOnly: source),
        Case(mode: .multiply, both: [64, 32, 0, 255], sourceOnly: source),
        Case(mode: .screen, both: [255, 160, 255, 255], sourceOnly: source),
        Case(mode: .darken, both: [64, 64, 0, 255], sourceOnly: source),
        Case(mode: .lighten, both: [255, 128, 255, 255], sourceOnly: source),
        Case(mode: .difference, both: [191, 64, 255, 255], sourceOnly: source),
        Case(mode: .exclusion, both: [191, 128, 255, 255], sourceOnly: source),
        Case(mode: .clear, both: none, sourceOnly: none),
        Case(mode: .copy, both: source, sourceOnly: source),
        Case(mode: .sourceIn, both: source, sourceOnly: none),
        Case(mode: .sourceOut, both: none, sourceOnly: source),
        Case(mode: .sourceAtop, both: source, sourceOnly: none),
        Case(mode: .destinationOver, both: destination, sourceOnly: source),
        Case(mode: .destinationIn, both: destination, sourceOnly: none),
        Case(mode: .destinationOut, both: none, sourceOnly: none),
        Case(mode: .destinationAtop, both: destination, sourceOnly: source),
        Case(mode: .xor, both: none, sourceOnly: source),
        Case(mode: .plusLighter, both: [255, 192, 255, 255], sourceOnly: source),
    ]

    @Test(arguments: cases, ["fill", "stroke", "image", "layer"])
    func modeIsAppliedWithinTheShapeOnly(_ sample: Case, _ way: String) throws {
        let context = try #require(CGContext(width: 30, height: 10))
        context.setFillColor(red: 64 / 255, green: 64 / 255, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.setBlendMode(sample.mode)
        let color = CGColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
        let area = CGRect(x: 10, y: 0, width: 15, height: 10)
        switch way {
        case "fill":
            context.setFillColor(color)
            context.fill(area)
        case "stroke":
            context.setStrokeColor(color)
            context.setLineWidth(10)
            context.strokeLineSegments(between: [CGPoint(x: 10, y: 5), CGPoint(x: 25, y: 5)])
        case "image":
            let pixels = PixelBuffer(width: 1, height: 1)
            pixels[0, 0] = 0xFFFF_8000
            context.draw(CGImage(pixels), in: area)
        default:
            // A layer reaches as far as the clip, with or without something in it.
            context.clip(to: area)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(color)
            context.fill(area)
            context.endTransparencyLayer()
        }
        let image = try #require(context.makeImage())
        #expect(image.channels(5, 5).isNear(Self.destination), "outside the shape")
        #expect(image.channels(15, 5).isNear(sample.both), "where both are")
        #expect(image.channels(22, 5).isNear(sample.sourceOnly), "where only the source is")
        #expect(image.channels(28, 5) == [0, 0, 0, 0], "where neither is")
    }

    @Test func rawValuesAreCoreGraphics() {
        #expect(CGBlendMode.luminosity.rawValue == 15)
        #expect(CGBlendMode.xor.rawValue == 25)
        #expect(CGBlendMode(rawValue: 26) == nil, "plusDarker does not exist")
        #expect(CGBlendMode(rawValue: 27) == .plusLighter)
    }
}

extension CGImage {
    func channels(_ x: Int, _ y: Int) -> [Int] {
        let pixel = pixels[x, y]
        return [16, 8, 0, 24].map { Int(pixel >> UInt32($0) & 255) }
    }
}

extension [Int] {
    /// Equal up to rounding.
    func isNear(_ other: [Int]) -> Bool { zip(self, other).allSatisfy { abs($0 - $1) <= 1 } }
}
