import LayerTree
import RenderTree
import Testing

struct GravityRow: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let frame: Numbers
    var testDescription: String { name }
}

@MainActor struct ContentsGravityTests {
    @Test(arguments: try Table<GravityRow>.load("contents_gravity").rows) func frames(row: GravityRow) throws {
        let tolerance = try #require(try Table<GravityRow>.load("contents_gravity").tolerance)
        for origin in [CGPoint.zero, CGPoint(x: 7, y: 3)] {
            let host = TestHost()
            let layer = CALayer()
            host.run { layer.contents = CGImage.blank(40, 40) }
            layer.contentsScale = 2
            layer.contentsGravity = CALayerContentsGravity(rawValue: row.name)
            #expect(layer.contentsGravity.rawValue == row.name)
            layer.bounds = CGRect(x: origin.x, y: origin.y, width: 100, height: 50)
            host.root.addSublayer(layer)
            host.frame(at: 0)
            let image = try #require(host.nodes.last { $0.kind == .image })
            let expected = row.frame.rect.offsetBy(dx: origin.x, dy: origin.y)
            let found = Numbers((0..<4).map { Double(image.bounds[$0]) })
            #expect(found.isClose(to: Numbers(expected), within: tolerance), "\(found.values)")
            #expect(image.contentsRect == SIMD4(0, 0, 1, 1))
        }
    }

    @Test func allTwelveAreListed() throws { #expect(try Table<GravityRow>.load("contents_gravity").rows.count == 12) }

    @Test func aPartHasTheNaturalSizeOfThePart() throws {
        let host = TestHost()
        let layer = CALayer()
        host.run { layer.contents = CGImage.blank(40, 40) }
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25)
        layer.contentsGravity = .center
        host.root.addSublayer(layer)
        host.frame(at: 0)
        let image = try #require(host.nodes.last { $0.kind == .image })
        #expect(image.bounds == SIMD4(40, 20, 20, 10))
        #expect(image.contentsRect == SIMD4(0.5, 0, 0.5, 0.25))
    }

    /// A picture that was drawn for bounds with a fraction of a pixel has whole pixels, and stays aligned to them.
    @Test(arguments: [(19.75, 0.0), (19.5, -0.25), (30, 5), (20, 0)])
    func aDrawnPictureStaysOnThePixels(height: Double, y: Double) throws {
        let host = TestHost()
        let layer = CALayer()
        host.run { layer.contents = CGImage.blank(40, 40) }
        layer.contentsScale = 2
        layer.contentsGravity = .left
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: height)
        host.root.addSublayer(layer)
        host.frame(at: 0)
        let image = try #require(host.nodes.last { $0.kind == .image })
        #expect(image.bounds == SIMD4(0, Float(y), 20, 20))
    }

    @Test func contentsWithoutAreaDrawNothing() {
        for gravity in [CALayerContentsGravity.resizeAspect, .center, .resizeAspectFill] {
            let host = TestHost()
            let layer = CALayer()
            host.run { layer.contents = CGImage.blank(0, 40) }
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
            layer.contentsGravity = gravity
            host.root.addSublayer(layer)
            host.frame(at: 0)
            #expect(host.nodes.filter { $0.kind == .image }.allSatisfy { $0.bounds.z * $0.bounds.w == 0 })
        }
    }

    /// A picture that is cut continues in another layer: smooth edges would let through what is below.
    @Test func aCutEdgeIsHard() throws {
        let host = TestHost()
        let layer = CALayer()
        host.run { layer.contents = CGImage.blank(40, 40) }
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        host.root.addSublayer(layer)
        let rows: [(CGRect, RenderNode.Edges)] = [
            (CGRect(x: 0, y: 0, width: 1, height: 1), []),
            (CGRect(x: 0.25, y: 0, width: 0.5, height: 1), [.left, .right]),
            (CGRect(x: 0, y: 0.5, width: 1, height: 0.5), .top),
            (CGRect(x: 0, y: 0, width: 0.5, height: 0.5), [.right, .bottom]),
            (CGRect(x: 1, y: 0, width: -1, height: 1), []),
        ]
        for (index, row) in rows.enumerated() {
            host.run { layer.contentsRect = row.0 }
            host.run { layer.removeAllAnimations() }
            host.frame(at: Double(index))
            #expect(host.nodes.last?.hardEdges == row.1, "\(row.0)")
        }
        host.run { (layer.contentsRect, layer.cornerRadius, layer.masksToBounds) = (rows[1].0, 5, true) }
        host.run { layer.removeAllAnimations() }
        host.frame(at: 9)
        #expect(host.nodes.last?.hardEdges == [])
    }
}
