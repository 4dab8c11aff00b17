import LayerTree
import Testing

struct GeometryRow: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let steps: [[String: Numbers]]
    let expect: [String: Numbers]
    var testDescription: String { name }
}

/// One number or several.
struct Numbers: Decodable, Sendable {
    let values: [Double]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        values = try (try? container.decode([Double].self)) ?? [container.decode(Double.self)]
    }

    init(_ values: Double...) { self.values = values }
    init(_ values: [Double]) { self.values = values }
    init(_ rect: CGRect) { self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height) }
    init(_ point: CGPoint) { self.init(point.x, point.y) }

    var rect: CGRect { CGRect(x: values[0], y: values[1], width: values[2], height: values[3]) }
    var point: CGPoint { CGPoint(x: values[0], y: values[1]) }
    var transform: CGAffineTransform {
        CGAffineTransform(
            a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    }

    func isClose(to other: Numbers, within tolerance: Double) -> Bool {
        values.count == other.values.count
            && zip(values, other.values).allSatisfy { abs($0 - $1) <= tolerance }
    }
}

extension CALayer {
    /// Sets what a table names; false for names that it does not know.
    func set(_ name: String, to value: Numbers) -> Bool {
        switch name {
        case "bounds": bounds = value.rect
        case "position": position = value.point
        case "anchorPoint": anchorPoint = value.point
        case "anchorPointZ": anchorPointZ = value.values[0]
        case "zPosition": zPosition = value.values[0]
        case "contentsScale": contentsScale = value.values[0]
        case "frame": frame = value.rect
        case "scale": transform = CATransform3DMakeScale(value.values[0], value.values[1], 1)
        case "translation": transform = CATransform3DMakeTranslation(value.values[0], value.values[1], 0)
        case "rotation": transform = CATransform3DMakeRotation(value.values[0] * .pi / 180, 0, 0, 1)
        case "sublayerTranslation":
            sublayerTransform = CATransform3DMakeTranslation(value.values[0], value.values[1], 0)
        case "sublayerScale": sublayerTransform = CATransform3DMakeScale(value.values[0], value.values[1], 1)
        default: return false
        }
        return true
    }

    func value(named name: String) -> Numbers? {
        switch name {
        case "bounds": Numbers(bounds)
        case "position": Numbers(position)
        case "anchorPoint": Numbers(anchorPoint)
        case "frame": Numbers(frame)
        case "contentsScale": Numbers(contentsScale)
        default: nil
        }
    }
}

@MainActor struct LayerGeometryTests {
    @Test(arguments: try Table<GeometryRow>.load("layer_geometry").rows) func geometry(row: GeometryRow) throws {
        let layer = CALayer()
        for step in row.steps {
            for (name, value) in step { #expect(layer.set(name, to: value), "unknown step \(name)") }
        }
        let tolerance = try #require(try Table<GeometryRow>.load("layer_geometry").tolerance)
        for (name, expected) in row.expect {
            let found = try #require(layer.value(named: name), "unknown property \(name)")
            #expect(
                found.isClose(to: expected, within: tolerance), "\(name) is \(found.values), not \(expected.values)")
        }
    }

    @Test(arguments: [0.0, 90, 180, 270]) func aFrameReadsBackUnderQuarterTurnsAndScales(degrees: Double) {
        let layer = CALayer()
        let turn = CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
        layer.transform = CATransform3DConcat(CATransform3DMakeScale(2, -3, 1), turn)
        layer.frame = CGRect(x: 10, y: 20, width: 60, height: 30)
        #expect(Numbers(layer.frame).isClose(to: Numbers(10, 20, 60, 30), within: 1e-9))
    }

    @Test func affineTransformIsTheIdentityForWhatIsNotAffine() {
        let layer = CALayer()
        var perspective = CATransform3DIdentity
        perspective.m34 = -0.002
        let others = [
            CATransform3DMakeScale(1, 1, 2), CATransform3DMakeRotation(1, 1, 0, 0),
            CATransform3DMakeTranslation(0, 0, 5), perspective,
        ]
        for transform in others {
            layer.transform = transform
            #expect(layer.affineTransform() == .identity)
        }
        layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(layer.affineTransform() == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    }

    @Test func aFrameUnderACollapsingScaleHasNoSize() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(0, 2, 1)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 0, height: 25))
    }
}
