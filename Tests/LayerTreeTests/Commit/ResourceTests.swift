import Graphics
import LayerTree
import RenderTree
import Testing

@MainActor struct ResourceTests {
    private let host = TestHost()

    private var store: ResourceStore { host.layers.resources }

    @Test func whatWasShownLastLivesUntilTheNextCommit() throws {
        let layer = host.committedLayer()
        // Nothing fades, and keeps what it fades from.
        layer.actions = ["contents": NSNull()]
        host.run { layer.contents = CGImage.blank(2, 2) }
        host.frame(at: 1)
        let id = try #require(host.nodes.last).resource
        #expect(store[id] != nil && store.count == 1)
        host.run { layer.contents = CGImage.blank(3, 3) }
        #expect(store[id] != nil, "the last tree still shows it")
        host.frame(at: 2)
        #expect(store[id] == nil && store.count == 1)
        host.run { layer.contents = nil }
        host.frame(at: 3)
        #expect(store.count == 0)
    }

    @Test func aLayerThatGoesAwayReleasesPictureAndPath() {
        var layer: CALayer? = host.committedLayer()
        host.run {
            layer?.contents = CGImage.blank(2, 2)
            layer?.shadowPath = CGPath(rect: .zero, transform: nil)
            layer?.shadowOpacity = 1
        }
        host.frame(at: 1)
        #expect(store.count == 2)
        host.run {
            layer?.removeAllAnimations()
            layer?.removeFromSuperlayer()
        }
        layer = nil
        #expect(store.count == 2)
        host.frame(at: 2)
        #expect(store.count == 0)
    }

    @Test func thePictureStaysWithTheHostOfItsLayer() {
        let other = TestHost()
        let layer = host.committedLayer()
        // Nothing fades, and keeps what it fades from.
        layer.actions = ["contents": NSNull()]
        host.run { layer.contents = CGImage.blank(2, 2) }
        other.run { layer.contents = CGImage.blank(2, 2) }
        host.frame(at: 1)
        #expect(store.count == 1 && other.layers.resources.count == 0)
    }

    @Test func onePictureInManyLayersHasOneId() {
        let image = CGImage.blank(2, 2)
        let layers = (0..<5).map { _ in host.committedLayer() }
        for layer in layers { layer.actions = ["contents": NSNull()] }
        host.run { for layer in layers { layer.contents = image } }
        host.frame(at: 1)
        #expect(store.count == 1 && Set(host.nodes.dropFirst().map(\.resource)).count == 1)
        host.run { for layer in layers.dropFirst() { layer.contents = nil } }
        host.frame(at: 2)
        #expect(store.count == 1)
        host.run { layers[0].contents = image }
        host.frame(at: 3)
        #expect(store.count == 1 && host.nodes.dropFirst().contains { store[$0.resource] != nil })
        host.run { layers[0].contents = nil }
        host.frame(at: 4)
        #expect(store.count == 0)
    }

    @Test func contentsThatAreNoPictureAreKeptAndShowNothing() {
        let layer = host.committedLayer()
        host.run { layer.contents = "text" }
        host.frame(at: 1)
        #expect(layer.contents as? String == "text" && host.nodes.last?.kind == .group && store.count == 0)
    }

    @Test func aShadowKeepsThePathThatWasSet() throws {
        let layer = host.committedLayer()
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.run {
            layer.shadowPath = path
            layer.shadowOpacity = 1
            layer.removeAllAnimations()
        }
        path.addRect(CGRect(x: 50, y: 0, width: 10, height: 10))
        host.frame(at: 1)
        guard case .path(let shown)? = store[try #require(host.nodes.last).resource] else {
            Issue.record("no path")
            return
        }
        #expect(shown.boundingBox.width == 10 && layer.shadowPath === path)
    }

    @Test func meshesShow() throws {
        let layer = host.committedLayer()
        let corner = Mesh.Vertex(position: .zero, textureCoordinate: .zero)
        host.run { layer.mesh = Mesh(vertices: [corner, corner, corner], indices: [0, 1, 2], image: nil) }
        host.frame(at: 1)
        #expect(host.nodes.last?.kind == .mesh && layer.mesh?.indices.count == 3)
        host.run { layer.mesh = nil }
        host.frame(at: 2)
        #expect(store.count == 0)
    }
}
