import Foundation
import Graphics
import TestSupport
import Testing

/// Pictures that were looked at once and must not change.
@Suite struct CGContextPictureTests {
    private func makeContext() throws -> CGContext {
        let context = try #require(CGContext(width: 320, height: 240, scale: 2))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 160, height: 120))
        return context
    }

    private let orange = CGColor(red: 0.95, green: 0.55, blue: 0.1, alpha: 1)
    private let blue = CGColor(red: 0.1, green: 0.35, blue: 0.8, alpha: 1)

    @Test func everyPictureIsOfATest() throws { #expect(try Golden.orphans() == []) }

    @Test func linesCapsJoinsAndDashes() throws {
        let context = try makeContext()
        context.setStrokeColor(blue)
        for (row, cap) in [CGLineCap.butt, .round, .square].enumerated() {
            context.setLineCap(cap)
            context.setLineWidth(8)
            let y = CGFloat(15 + row * 15)
            context.strokeLineSegments(between: [CGPoint(x: 10, y: y), CGPoint(x: 50, y: y)])
        }
        context.setLineCap(.butt)
        for (column, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
            context.setLineJoin(join)
            let x = CGFloat(65 + column * 30)
            context.addLines(between: [CGPoint(x: x, y: 40), CGPoint(x: x + 10, y: 15), CGPoint(x: x + 20, y: 40)])
            context.strokePath()
        }
        context.setStrokeColor(orange)
        context.setLineWidth(3)
        context.setLineDash(phase: 2, lengths: [9, 4, 2, 4])
        context.stroke(CGRect(x: 10, y: 65, width: 60, height: 45))
        context.setLineDash(phase: 0, lengths: [])
        context.saveGState()
        context.translateBy(x: 115, y: 88)
        context.scaleBy(x: 3, y: 1)
        context.strokeEllipse(in: CGRect(x: -11, y: -20, width: 22, height: 40))
        context.restoreGState()
        try Golden("lines.png").expect(context.makeImage())
    }

    @Test func curvesArcsAndClips() throws {
        let context = try makeContext()
        context.setFillColor(orange)
        context.addPath(
            CGPath(
                roundedRect: CGRect(x: 8, y: 8, width: 60, height: 44), cornerWidth: 16, cornerHeight: 10,
                transform: nil))
        context.addEllipse(in: CGRect(x: 20, y: 16, width: 36, height: 28))
        context.fillPath(using: .evenOdd)
        // A slice of 90 degrees, open to the right and below on the screen.
        context.setFillColor(blue)
        context.move(to: CGPoint(x: 90, y: 12))
        context.addArc(
            center: CGPoint(x: 90, y: 12), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        context.closePath()
        context.drawPath(using: .fillStroke)
        context.move(to: CGPoint(x: 10, y: 110))
        context.addArc(tangent1End: CGPoint(x: 40, y: 60), tangent2End: CGPoint(x: 70, y: 110), radius: 12)
        context.addQuadCurve(to: CGPoint(x: 150, y: 110), control: CGPoint(x: 110, y: 40))
        context.setLineWidth(2)
        context.strokePath()
        context.addEllipse(in: CGRect(x: 100, y: 60, width: 50, height: 50))
        context.clip()
        context.rotate(by: 0.3)
        for x in stride(from: CGFloat(0), to: 240, by: 8) { context.fill(CGRect(x: x, y: -60, width: 4, height: 200)) }
        try Golden("curves-arcs-clips.png").expect(context.makeImage())
    }

    @Test func gradients() throws {
        let context = try makeContext()
        let colors = [orange, CGColor(red: 1, green: 1, blue: 1, alpha: 0.2), blue] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5, 1]))
        let areas: [(CGRect, CGGradientDrawingOptions)] = [
            (CGRect(x: 5, y: 5, width: 70, height: 50), []),
            (CGRect(x: 85, y: 5, width: 70, height: 50), [.drawsBeforeStartLocation, .drawsAfterEndLocation]),
            (CGRect(x: 5, y: 65, width: 70, height: 50), .drawsAfterEndLocation),
        ]
        for (area, options) in areas {
            context.saveGState()
            context.clip(to: area)
            context.drawLinearGradient(
                gradient, start: CGPoint(x: area.minX + 15, y: area.minY + 10),
                end: CGPoint(x: area.maxX - 15, y: area.maxY - 10), options: options)
            context.restoreGState()
        }
        context.clip(to: CGRect(x: 85, y: 65, width: 70, height: 50))
        context.setAlpha(0.75)
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 112, y: 88), startRadius: 4, endCenter: CGPoint(x: 120, y: 90),
            endRadius: 30, options: .drawsBeforeStartLocation)
        try Golden("gradients.png").expect(context.makeImage())
    }

    @Test func shadows() throws {
        let context = try makeContext()
        context.setFillColor(orange)
        context.setShadow(offset: CGSize(width: 4, height: 6), blur: 8, color: CGColor(gray: 0, alpha: 0.6))
        context.fillEllipse(in: CGRect(x: 12, y: 10, width: 44, height: 36))
        // Turning user space does not turn the shadow.
        context.saveGState()
        context.translateBy(x: 115, y: 28)
        context.rotate(by: .pi / 4)
        context.fill(CGRect(x: -14, y: -14, width: 28, height: 28))
        context.restoreGState()
        // One shadow for a layer, not one for each of its shapes.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 12, y: 70, width: 30, height: 30))
        context.setFillColor(blue)
        context.fill(CGRect(x: 30, y: 78, width: 30, height: 30))
        context.endTransparencyLayer()
        // A shadow that falls inwards: its caster lies wholly outside the clip.
        context.addEllipse(in: CGRect(x: 90, y: 66, width: 56, height: 46))
        context.clip()
        context.setShadow(offset: CGSize(width: 3, height: 3), blur: 6, color: blue)
        context.addRect(CGRect(x: 60, y: 40, width: 120, height: 100))
        context.addEllipse(in: CGRect(x: 90, y: 66, width: 56, height: 46))
        context.fillPath(using: .evenOdd)
        try Golden("shadows.png").expect(context.makeImage())
    }

    @Test func imagesTurnedAndScaled() throws {
        let tile = try #require(CGContext(width: 8, height: 8))
        for y in 0..<8 {
            for x in 0..<8 {
                tile.setFillColor(red: CGFloat(x) / 7, green: CGFloat(y) / 7, blue: (x + y) % 2 == 0 ? 0 : 1, alpha: 1)
                tile.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        let image = try #require(tile.makeImage())
        let context = try makeContext()
        context.drawUpright(image, in: CGRect(x: 5, y: 5, width: 45, height: 45))
        context.interpolationQuality = .none
        context.drawUpright(image, in: CGRect(x: 57.3, y: 5, width: 45, height: 45))
        context.interpolationQuality = .default
        context.draw(image, in: CGRect(x: 110, y: 5, width: 45, height: 45))
        context.translateBy(x: 40, y: 85)
        context.rotate(by: 0.5)
        context.setAlpha(0.6)
        context.drawUpright(image, in: CGRect(x: -20, y: -20, width: 40, height: 40))
        context.rotate(by: -0.5)
        context.drawUpright(image, in: CGRect(x: 60, y: -2, width: 2, height: 2))
        try Golden("images.png").expect(context.makeImage())
    }
}
