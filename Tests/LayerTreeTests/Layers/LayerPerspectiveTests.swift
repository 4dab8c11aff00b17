import LayerTree
import RenderTree
import TestSupport
import Testing

struct PerspectiveVectors: Decodable, Sendable {
    struct Point: Decodable, Sendable {
        let point: Numbers
        let projected: Numbers
        let w: Double
    }
    struct Row: Decodable, Sendable {
        let radians: Double
        let matrix: [[Double]]
        let points: [Point]
    }
    let size: [Double]
    let m34: Double
    let rows: [Row]
}

@MainActor struct LayerPerspectiveTests {
    @Test func projectedCorners() throws {
        let file = try vectors.load(PerspectiveVectors.self, from: "perspective_rotation_y")
        #expect(file.rows.count > 5)
        for row in file.rows {
            let host = TestHost()
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: file.size[0], height: file.size[1])
            layer.transform.m34 = file.m34
            layer.transform = CATransform3DRotate(layer.transform, row.radians, 0, 1, 0)
            let m = layer.transform
            let entries = [m.row1, m.row2, m.row3, m.row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
            for (found, expected) in zip(entries, row.matrix.flatMap { $0 }) { #expect(abs(found - expected) < 1e-12) }
            host.root.addSublayer(layer)
            layer.backgroundColor = CGColor.black
            host.frame(at: 0)
            let node = try #require(host.nodes.last)
            for corner in row.points where corner.w > 0 {
                let found = layer.convert(corner.point.point, to: host.root)
                #expect(Numbers(found).isClose(to: corner.projected, within: 1e-9))
                let drawn = try #require(host.map(of: node).project(corner.point.point))
                #expect(Numbers(drawn).isClose(to: corner.projected, within: 1e-9))
            }
        }
    }

    /// The anchor point goes to the position, and the plane behind it: it looks smaller, and turns about what lies before it.
    @Test func theAnchorPointMayLieBeforeThePlane() throws {
        let host = TestHost()
        let parent = CALayer()
        let child = CALayer()
        parent.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        child.frame = parent.bounds
        child.backgroundColor = CGColor.white
        parent.sublayerTransform.m34 = -1 / 300
        child.anchorPointZ = 60
        parent.addSublayer(child)
        host.root.addSublayer(parent)
        host.frame(at: 0)
        let node = try #require(host.nodes.last)
        let corner = try #require(host.map(of: node).project(CGPoint(x: 100, y: 60)))
        // 360 points from the eye, which is 300 away from the plane of the parent.
        #expect(abs(corner.x - (50 + 50 * 300 / 360)) < 1e-9 && abs(corner.y - (30 + 30 * 300 / 360)) < 1e-9)
        host.run {
            CATransaction.setDisableActions(true)
            child.zPosition = 60
        }
        host.frame(at: 9)
        let nearer = try #require(host.nodes.last)
        let back = try #require(host.map(of: nearer).project(CGPoint(x: 100, y: 60)))
        #expect(abs(back.x - 100) < 1e-9 && abs(back.y - 60) < 1e-9)
    }

    @Test func theSublayerTransformOfTheSuperlayerGivesTheSamePictureAsOnesOwnPerspective() throws {
        let host = TestHost()
        let own = CALayer()
        let parent = CALayer()
        let child = CALayer()
        for layer in [own, parent, child] {
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            layer.backgroundColor = CGColor.white
        }
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 300
        own.transform = CATransform3DRotate(perspective, 0.8, 0, 1, 0)
        parent.sublayerTransform = perspective
        child.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        parent.addSublayer(child)
        host.root.addSublayer(own)
        host.root.addSublayer(parent)
        host.frame(at: 0)
        let maps = host.nodes.filter { $0.flags.contains(.projective) }.map { host.map(of: $0) }
        #expect(maps.count == 2)
        for corner in [CGPoint.zero, CGPoint(x: 100, y: 60)] {
            let a = try #require(maps[0].project(corner))
            let b = try #require(maps[1].project(corner))
            #expect(Numbers(a).isClose(to: Numbers(b), within: 1e-9))
        }
    }

    @Test func aTurnWithoutPerspectiveNeedsNoMatrix() {
        let host = TestHost()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        layer.backgroundColor = CGColor.white
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        host.root.addSublayer(layer)
        host.frame(at: 0)
        #expect(host.committer.tree.matrices.isEmpty)
        #expect(abs(host.nodes[1].transform.a - 0.5) < 1e-12)
    }
}
