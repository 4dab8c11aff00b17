import LayerTree
import Testing

@MainActor struct SiblingOrderTests {
    private let host = TestHost()

    /// Adds sublayers that are told apart by where they are.
    private func addLayers(_ count: Int) -> [CALayer] {
        let layers = (0..<count).map { index in
            let layer = CALayer()
            layer.position.x = CGFloat(index)
            layer.backgroundColor = CGColor.white
            return layer
        }
        host.run { for layer in layers { host.root.addSublayer(layer) } }
        return layers
    }

    private func order(at time: Double = 0) -> [Int] {
        host.frame(at: time)
        return host.nodes.dropFirst().map { Int($0.transform.tx) }
    }

    @Test func insertionMovesAndRemoval() {
        let layers = addLayers(4)
        #expect(order() == [0, 1, 2, 3])
        host.run { host.root.insertSublayer(layers[3], at: 0) }
        #expect(order() == [3, 0, 1, 2])
        host.run { host.root.insertSublayer(layers[3], below: layers[2]) }
        #expect(order() == [0, 1, 3, 2])
        host.run { host.root.insertSublayer(layers[0], above: layers[3]) }
        #expect(order() == [1, 3, 0, 2])
        host.run { layers[3].removeFromSuperlayer() }
        #expect(order() == [1, 0, 2])
        host.run { host.root.replaceSublayer(layers[0], with: layers[3]) }
        #expect(order() == [1, 3, 2] && layers[0].superlayer == nil)
        host.run { host.root.insertSublayer(layers[0], at: 99) }
        #expect(order() == [1, 3, 2, 0])
        #expect(host.root.sublayers?.map { Int($0.position.x) } == [1, 3, 2, 0])
    }

    @Test func besideItselfOrAStranger() {
        let layers = addLayers(3)
        host.run {
            host.root.insertSublayer(layers[1], below: layers[1])
            host.root.insertSublayer(layers[1], above: layers[1])
            host.root.replaceSublayer(CALayer(), with: layers[1])
        }
        #expect(order() == [0, 1, 2])
        host.run { host.root.insertSublayer(layers[1], below: CALayer()) }
        #expect(order() == [1, 0, 2])
        host.run { host.root.insertSublayer(layers[1], above: nil) }
        #expect(order() == [0, 2, 1])
    }

    @Test func settingTheSublayersReplacesThem() {
        let layers = addLayers(3)
        host.run { host.root.sublayers = [layers[2], layers[0]] }
        #expect(order() == [2, 0] && layers[1].superlayer == nil)
        host.run { host.root.sublayers = nil }
        #expect(order() == [] && host.root.sublayers == nil)
    }

    @Test func aTreeHasNoLoops() {
        let a = CALayer()
        let b = CALayer()
        let c = CALayer()
        a.addSublayer(b)
        b.addSublayer(c)
        c.addSublayer(a)
        c.addSublayer(c)
        c.insertSublayer(a, below: nil)
        #expect(c.sublayers == nil && a.superlayer == nil && b.superlayer === a)
    }

    /// zPosition and order of insertion, against a plain stable sort.
    @Test(arguments: 0..<20) func zPositionsSortStably(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        var model = addLayers(12)
        host.run {
            CATransaction.setDisableActions(true)
            for _ in 0..<60 {
                let layer = model[random(model.count)]
                switch random(3) {
                case 0: layer.zPosition = CGFloat(random(4) - 2)
                case 1:
                    model.removeAll { $0 === layer }
                    let index = random(model.count + 1)
                    model.insert(layer, at: index)
                    host.root.insertSublayer(layer, at: UInt32(index))
                default:
                    layer.removeFromSuperlayer()
                    model.removeAll { $0 === layer }
                    model.append(layer)
                    host.root.addSublayer(layer)
                }
            }
        }
        let expected = model.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
        #expect(order() == expected.map { Int($0.element.position.x) })
    }

    @Test func animatedZPositionsSortWhatShows() {
        let layers = addLayers(3)
        #expect(order() == [0, 1, 2])
        host.run {
            layers[0].add(CABasicAnimation("zPosition", from: 0.0, to: 10.0), forKey: "a")
            layers[1].add(CABasicAnimation("zPosition", from: 0.0, to: 6.0, duration: 3), forKey: "b")
        }
        #expect(order(at: 10) == [0, 1, 2])
        #expect(order(at: 10.5) == [2, 1, 0])
        host.run { host.root.addSublayer(layers[2]) }
        #expect(order(at: 11) == [0, 2, 1], "one animation is over, the other goes on")
        #expect(order(at: 13) == [0, 1, 2])
    }

    @Test func theAnimationGoesAlongToAnotherSuperlayer() {
        let layers = addLayers(2)
        let other = CALayer()
        host.run { layers[0].add(CABasicAnimation("zPosition", from: 5.0, to: 5.0), forKey: "a") }
        #expect(order(at: 1) == [1, 0])
        host.run {
            host.root.addSublayer(other)
            other.addSublayer(layers[0])
            other.addSublayer(layers[1])
        }
        host.frame(at: 1.5)
        #expect(host.nodes.dropFirst(2).map { Int($0.transform.tx) } == [1, 0])
    }

    @Test func zPositionsThatAreNotNumbersKeepTheOrder() {
        let layers = addLayers(3)
        for layer in layers { layer.actions = ["zPosition": NSNull()] }
        layers[1].zPosition = .nan
        #expect(order() == [0, 1, 2])
        layers[1].zPosition = 0
        layers[0].zPosition = .infinity
        #expect(order() == [1, 2, 0])
    }
}
