import TestSupport
import Testing

@testable import ViewKit

/// Conversion between random trees of views, against vectors that were computed from the definition.
@MainActor @Suite struct ViewConversionTests {
    @Test(arguments: try ConversionVectors.load()) func treeMatchesVectors(_ tree: ConversionVectors.Tree) throws {
        let views = makeViews(tree)
        for (view, row) in zip(views, tree.views) {
            let frame = CGRect(row.frame)
            for (got, wanted) in zip(view.frame.numbers, frame.numbers) {
                #expect(abs(got - wanted) <= 1e-9 * max(1, abs(wanted)))
            }
        }
        for row in tree.conversions {
            let from = views[row.from]
            let to = views[row.to]
            let point = CGPoint(x: row.point[0], y: row.point[1])
            for got in [from.convert(point, to: to), to.convert(point, from: from)] {
                #expect(abs(got.x - row.expected[0]) <= 1e-9 * max(1, abs(row.expected[0])))
                #expect(abs(got.y - row.expected[1]) <= 1e-9 * max(1, abs(row.expected[1])))
            }
        }
    }

    private func makeViews(_ tree: ConversionVectors.Tree) -> [UIView] {
        var views: [UIView] = []
        for row in tree.views {
            let view = UIView()
            view.layer.anchorPoint = CGPoint(x: row.anchorPoint[0], y: row.anchorPoint[1])
            view.bounds = CGRect(row.bounds)
            view.center = CGPoint(x: row.center[0], y: row.center[1])
            let t = row.transform
            view.transform = CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
            if let parent = row.parent { views[parent].addSubview(view) }
            views.append(view)
        }
        return views
    }
}

/// The rows of `view_conversion.json`.
struct ConversionVectors: Decodable {
    struct Tree: Decodable, CustomTestStringConvertible, Sendable {
        var nested: Bool
        var views: [View]
        var conversions: [Conversion]
        var testDescription: String { "\(nested ? "chain" : "branches"), \(conversions.count) conversions" }
    }

    struct View: Decodable, Sendable {
        var parent: Int?
        var bounds, center, anchorPoint, transform, frame: [Double]
    }

    struct Conversion: Decodable, Sendable {
        var from, to: Int
        var point, expected: [Double]
    }

    var trees: [Tree]

    static func load() throws -> [Tree] {
        try VectorFolder(in: .module).load(ConversionVectors.self, from: "view_conversion").trees
    }
}

extension CGRect {
    init(_ numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    var numbers: [Double] { [minX, minY, width, height] }
}
