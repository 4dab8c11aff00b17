import LayerTree
import TestSupport
import Testing

struct ConversionRow: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let layers: [[String: NameOrNumbers]]
    let points: [[NameOrNumbers]]
    let rects: [[NameOrNumbers]]?
    var testDescription: String { name }
}

enum NameOrNumbers: Decodable, Sendable {
    case name(String)
    case numbers(Numbers)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let name = try? container.decode(String.self) {
            self = .name(name)
        } else {
            self = .numbers(try container.decode(Numbers.self))
        }
    }

    var name: String? { if case .name(let name) = self { name } else { nil } }
    var numbers: Numbers? { if case .numbers(let numbers) = self { numbers } else { nil } }
}

struct ConversionVectors: Decodable, Sendable {
    struct View: Decodable, Sendable {
        let id: Int
        let parent: Int?
        let bounds: Numbers
        let center: Numbers
        let anchorPoint: Numbers
        let transform: Numbers
        let frame: Numbers
    }
    struct Conversion: Decodable, Sendable {
        let from: Int
        let to: Int
        let point: Numbers
        let expected: Numbers
    }
    struct Tree: Decodable, Sendable {
        let views: [View]
        let conversions: [Conversion]
    }
    let trees: [Tree]
}

@MainActor struct LayerConversionTests {
    @Test(arguments: try Table<ConversionRow>.load("layer_conversion").rows) func conversion(row: ConversionRow) throws
    {
        let layers = try makeLayers(row.layers)
        let tolerance = try #require(try Table<ConversionRow>.load("layer_conversion").tolerance)
        for point in row.points {
            let from = layers[try #require(point[0].name)]
            let to = layers[try #require(point[2].name)]
            let start = try #require(point[1].numbers)
            let expected = try #require(point[3].numbers)
            let found = from?.convert(start.point, to: to) ?? to?.convert(start.point, from: nil) ?? .zero
            #expect(Numbers(found).isClose(to: expected, within: tolerance), "\(found)")
            if let from, let to { #expect(to.convert(start.point, from: from) == found) }
        }
        for rect in row.rects ?? [] {
            let from = layers[try #require(rect[0].name)]
            let to = layers[try #require(rect[2].name)]
            let found = try #require(from).convert(try #require(rect[1].numbers).rect, to: to)
            #expect(Numbers(found).isClose(to: try #require(rect[3].numbers), within: tolerance), "\(found)")
        }
    }

    private func makeLayers(_ descriptions: [[String: NameOrNumbers]]) throws -> [String: CALayer] {
        var layers: [String: CALayer] = [:]
        for description in descriptions {
            let layer = CALayer()
            for (name, value) in description {
                if let numbers = value.numbers { #expect(layer.set(name, to: numbers), "unknown \(name)") }
            }
            if let parent = description["in"]?.name { try #require(layers[parent]).addSublayer(layer) }
            layers[try #require(description["id"]?.name)] = layer
        }
        return layers
    }

    @Test func randomTrees() throws {
        let file = try vectors.load(ConversionVectors.self, from: "view_conversion")
        #expect(file.trees.count > 5)
        for tree in file.trees {
            let layers = tree.views.map { view in
                let layer = CALayer()
                layer.bounds = view.bounds.rect
                layer.position = view.center.point
                layer.anchorPoint = view.anchorPoint.point
                layer.setAffineTransform(view.transform.transform)
                return layer
            }
            for view in tree.views {
                if let parent = view.parent { layers[parent].addSublayer(layers[view.id]) }
                #expect(Numbers(layers[view.id].frame).isClose(to: view.frame, within: 1e-9))
            }
            for row in tree.conversions {
                let found = Numbers(layers[row.from].convert(row.point.point, to: layers[row.to]))
                let scale = max(1, row.expected.values.map(abs).max() ?? 1)
                #expect(found.isClose(to: row.expected, within: 1e-9 * scale), "\(found.values) \(row.expected.values)")
            }
        }
    }

    @Test func thereAndBackIsWhereItWas() {
        let root = CALayer()
        let child = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 320, height: 568)
        child.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
        root.addSublayer(child)
        root.sublayerTransform.m34 = -1 / 500
        child.transform = CATransform3DMakeRotation(0.7, 0.2, 1, 0)
        let point = CGPoint(x: 33, y: 44)
        let back = child.convert(child.convert(point, to: root), from: root)
        #expect(Numbers(back).isClose(to: Numbers(point), within: 1e-9))
    }

    @Test func whatLiesInACollapsedLayerStillConverts() {
        let root = CALayer()
        let canvas = CALayer()
        let a = CALayer()
        let b = CALayer()
        root.addSublayer(canvas)
        canvas.addSublayer(a)
        canvas.addSublayer(b)
        canvas.transform = CATransform3DMakeScale(0, 0, 1)
        a.position = CGPoint(x: 10, y: 10)
        b.position = CGPoint(x: 30, y: 50)
        #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -20, y: -40))
    }

    @Test func nullAndInfiniteRectanglesStay() {
        let a = CALayer()
        let b = CALayer()
        b.position = CGPoint(x: 5, y: 5)
        #expect(a.convert(CGRect.null, to: b).isNull)
        #expect(a.convert(CGRect.infinite, from: b).isInfinite)
    }
}
