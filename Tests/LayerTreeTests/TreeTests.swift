import Foundation
import LayerTree
import RenderTree
import Testing

/// A layer and the nodes that a commit makes of it. Every file in `Trees/` is one such case.
struct TreeCase: Decodable, Sendable, CustomTestStringConvertible {
    let about: String
    let layer: LayerDescription
    let nodes: [String]
    var testDescription: String { about }

    static func all() throws -> [TreeCase] {
        let folder = Bundle.module.bundleURL.appending(path: "Trees")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.map {
            try JSONDecoder().decode(TreeCase.self, from: Data(contentsOf: $0))
        }
    }
}

@MainActor struct TreeTests {
    @Test(arguments: try TreeCase.all()) func nodes(of tree: TreeCase) {
        let host = TestHost()
        host.run { host.root.addSublayer(tree.layer.makeLayer()) }
        host.frame(at: 0)
        let found = lines(of: host.nodes.dropFirst())
        #expect(found == tree.nodes, "\(found.joined(separator: "\n"))")
        #expect(host.nodes[0].subtreeCount == UInt32(host.nodes.count))
    }

    /// A pending fragment shows the same parts; only the place of the layer itself is left out.
    @Test(arguments: try TreeCase.all()) func fragmentsShowTheSameParts(of tree: TreeCase) throws {
        let host = TestHost()
        let layer = host.run { tree.layer.makeLayer() }
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 0)
        guard host.nodes.count > 1 else {
            #expect(host.committer.fragment(of: layer, afterUpdates: false) == nil)
            return
        }
        let committed = try #require(host.committer.fragment(of: layer, afterUpdates: false))
        let pending = try #require(host.committer.fragment(of: layer, afterUpdates: true))
        let bounds = layer.bounds
        for fragment in [committed, pending] {
            #expect(fragment.tree.size == bounds.size)
            #expect(fragment.tree.nodes[0].opacity == 1)
            let t = fragment.tree.nodes[0].transform
            #expect(t == CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        }
        let some = committed.tree.nodes.count
        let all = pending.tree.nodes.count
        // The root of a pending fragment is always a group; a committed layer may be without.
        #expect(some == all || some == all - 1)
        let remaining = max(0, all - 2)
        #expect(lines(of: committed.tree.nodes.suffix(remaining)) == lines(of: pending.tree.nodes.suffix(remaining)))
    }

    /// As deep as no tree is: taking it apart must not take a stack as deep.
    @Test func aDeepTreeIsLetGoOf() {
        weak var innermost: CALayer?
        do {
            var layer = CALayer()
            innermost = layer
            for _ in 0..<30_000 {
                let outer = CALayer()
                outer.addSublayer(layer)
                layer = outer
            }
            #expect(innermost?.superlayer != nil)
        }
        #expect(innermost == nil)
    }

    @Test func whatSomebodyElseHoldsStaysWhole() {
        let kept = CALayer()
        let leaf = CALayer()
        do {
            let top = CALayer()
            let middle = CALayer()
            top.addSublayer(middle)
            middle.addSublayer(kept)
            kept.addSublayer(leaf)
        }
        #expect(kept.superlayer == nil && kept.sublayers == [leaf] && leaf.superlayer === kept)
    }
}
