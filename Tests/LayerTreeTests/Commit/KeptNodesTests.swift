import LayerTree
import RenderTree
import TestSupport
import Testing

/// A commit keeps the nodes of layers that did not change. It must never show: after any changes, the tree is the one that
/// a walk over everything makes.
@MainActor struct KeptNodesTests {
    @Test(arguments: 0..<200) func theTreeIsThatOfAWalkOverEverything(seed: Int) throws {
        let host = TestHost()
        var random = RepeatableNumbers(seed: UInt64(seed))
        var layers = (0..<25).map { _ in CALayer() }
        host.run {
            CATransaction.setDisableActions(true)
            for (index, layer) in layers.enumerated() {
                layer.backgroundColor = CGColor.white
                (index < 5 ? host.root : layers[random.below(index)]).addSublayer(layer)
            }
        }
        var earlier = RenderTree()
        for frame in 0..<60 {
            host.run {
                CATransaction.setDisableActions(true)
                for _ in 0..<random.below(4) { change(&layers, &random, in: host) }
            }
            host.frame(at: Double(frame) / 10)
            let committed = host.committer.tree
            try expectHistory(of: committed, after: earlier, frame)
            earlier = committed
            let whole = try #require(host.run { host.committer.fragment(of: host.root, afterUpdates: true) }).tree
            #expect(committed.matrices == whole.matrices)
            // The root itself differs: a fragment leaves out its place.
            let found = committed.nodes.dropFirst()
            let expected = whole.nodes.dropFirst()
            try #require(found.count == expected.count, "frame \(frame)")
            let different = zip(found, expected).first { !isSame($0, $1) }
            try #require(different == nil, "frame \(frame)")
        }
    }

    /// Nodes that do not count as changed are those of the tree before.
    private func expectHistory(of tree: RenderTree, after earlier: RenderTree, _ frame: Int) throws {
        guard tree.history.base != 0, tree.history.commit != earlier.history.commit else { return }
        try #require(tree.history.base == earlier.history.commit && tree.nodes.count == earlier.nodes.count)
        try #require(tree.history.changes.elementsEqual(Set(tree.history.changes).sorted()))
        let changed = Set(tree.history.changes)
        let different = tree.nodes.indices.first {
            !changed.contains(Int32($0)) && !isSame(tree.nodes[$0], earlier.nodes[$0])
        }
        try #require(different == nil, "frame \(frame)")
    }

    private func isSame(_ a: RenderNode, _ b: RenderNode) -> Bool {
        (a.kind, a.flags, a.subtreeCount, a.matrix, a.opacity) == (b.kind, b.flags, b.subtreeCount, b.matrix, b.opacity)
            && (a.cornerRadius, a.transform, a.resource, a.bounds) == (
                b.cornerRadius, b.transform, b.resource, b.bounds
            )
            && (a.color, a.payload) == (b.color, b.payload)
    }

    private func change(_ layers: inout [CALayer], _ random: inout RepeatableNumbers, in host: TestHost) {
        let index = random.below(layers.count)
        let layer = layers[index]
        let number = CGFloat(random.below(9))
        switch random.below(21) {
        case 0: layer.isHidden.toggle()
        case 1: layer.opacity = Float(number) / 8
        case 2: layer.removeFromSuperlayer()
        case 3: layers[random.below(layers.count)].addSublayer(layer)
        case 4: layers[random.below(layers.count)].insertSublayer(layer, at: 0)
        case 5: layer.position.x = number < 1 ? .nan : number
        case 6: layer.transform = number < 4 ? CATransform3DIdentity : CATransform3DMakeRotation(number, 0, 0, 1)
        case 7: layer.transform.m34 = number < 4 ? 0 : -0.001 * number
        case 8: layer.sublayerTransform.m34 = number < 5 ? 0 : -0.001
        case 9: layer.sublayerTransform = number < 5 ? CATransform3DIdentity : CATransform3DMakeScale(number, 1, 1)
        case 10: layer.contents = number < 4 ? nil : CGImage.blank(2, 2)
        case 11: layer.borderWidth = number < 4 ? 0 : number
        case 12: layer.shadowOpacity = number < 5 ? 0 : 0.5
        case 13: layer.mask = number < 5 ? nil : layers[random.below(layers.count)]
        case 14: layer.zPosition = number
        case 15: layer.backgroundColor = number < 4 ? nil : CGColor(gray: number / 8, alpha: 1)
        case 16:
            let fragment = number < 4 ? nil : host.committer.fragment(of: host.root, afterUpdates: false)
            layer.fragment = fragment
            layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: number < 7 ? 1 : 0.5)
        case 17:
            layer.removeFromSuperlayer()
            layers[index] = CALayer()
            layers[index].backgroundColor = CGColor.black
            layers[index].bounds.size = CGSize(width: number, height: 1)
            host.root.addSublayer(layers[index])
        case 18: (layer.shouldRasterize, layer.rasterizationScale) = (number > 3, number - 4)
        default: animate(layer, &random)
        }
    }

    private func animate(_ layer: CALayer, _ random: inout RepeatableNumbers) {
        let duration = 0.1 * Double(1 + random.below(6))
        switch random.below(5) {
        case 0: layer.add(CABasicAnimation("position.x", from: 0.0, to: 50.0, duration: duration), forKey: nil)
        case 1: layer.add(CABasicAnimation("zPosition", from: 0.0, to: 9.0, duration: duration), forKey: nil)
        case 2:
            let end = CATransform3DMakeRotation(1, 0, 1, 0)
            layer.add(CABasicAnimation("sublayerTransform", to: end, duration: duration), forKey: nil)
        case 3: layer.add(CABasicAnimation("opacity", from: 0.0, to: 1.0, duration: duration), forKey: nil)
        default: layer.removeAllAnimations()
        }
    }
}
