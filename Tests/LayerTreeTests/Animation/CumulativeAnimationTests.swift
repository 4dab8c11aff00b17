import LayerTree
import Testing

struct CumulativeRow: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let from: Double?
    let to: Double?
    let by: Double?
    let additive: Bool?
    let cumulative: Bool?
    let repeatCount: Float
    let autoreverses: Bool?
    let times: [Double]
    let expected: [Double]
    var testDescription: String { name }
}

@MainActor struct CumulativeAnimationTests {
    @Test(arguments: try Table<CumulativeRow>.load("cumulative").rows) func runs(row: CumulativeRow) throws {
        let host = TestHost()
        let layer = host.committedLayer()
        let animation = CABasicAnimation("position.x", from: row.from, to: row.to)
        animation.byValue = row.by
        animation.isAdditive = row.additive ?? false
        animation.isCumulative = row.cumulative ?? true
        animation.repeatCount = row.repeatCount
        animation.autoreverses = row.autoreverses ?? false
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        host.run {
            CATransaction.setDisableActions(true)
            layer.position.x = 100
            layer.add(animation, forKey: nil)
        }
        host.frame(at: 10)
        for (time, expected) in zip(row.times, row.expected) {
            host.frame(at: 10 + time)
            let x = try #require(layer.presentation()).position.x
            #expect(abs(x - expected) < 1e-9, "at \(time): \(x), not \(expected)")
        }
    }

    @Test func turnsGoOn() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        let animation = CABasicAnimation("transform")
        animation.fromValue = CATransform3DIdentity
        animation.toValue = CATransform3DMakeRotation(0.5, 0, 0, 1)
        animation.isCumulative = true
        animation.repeatCount = .infinity
        host.run { layer.add(animation, forKey: nil) }
        host.frame(at: 10)
        for time in [0.5, 3.5, 1000.5] {
            host.frame(at: 10 + time)
            let m = try #require(layer.presentation()).transform
            #expect(abs(m.m11 - cos(time / 2)) < 1e-6 && abs(m.m12 - sin(time / 2)) < 1e-6)
        }
    }
}
