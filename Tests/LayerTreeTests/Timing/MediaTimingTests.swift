import LayerTree
import Testing

struct TimingRow: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let beginTime: Double?
    let speed: Double?
    let timeOffset: Double?
    let repeatCount: Double?
    let repeatDuration: Double?
    let autoreverses: Bool?
    let fill: String?
    let samples: [[Double?]]
    /// Parent times whose results are our own reading; see the table.
    let own: [Double]?
    var testDescription: String { name }
}

@MainActor struct MediaTimingTests {
    /// The table through the API: a layer that is at -1 shows -1 where the animation does not apply.
    @Test(arguments: try Table<TimingRow>.load("media_timing").rows) func progress(row: TimingRow) throws {
        let tolerance = try #require(try Table<TimingRow>.load("media_timing").tolerance)
        let host = TestHost()
        let start = 1000.0
        let layer = host.committedLayer(at: start - 1)
        host.run {
            CATransaction.setDisableActions(true)
            layer.position.x = -1
        }
        let animation = CABasicAnimation("position.x", from: 0.0, to: 1.0)
        animation.beginTime = start + (row.beginTime ?? 0)
        animation.speed = Float(row.speed ?? 1)
        animation.timeOffset = row.timeOffset ?? 0
        animation.repeatCount = Float(row.repeatCount ?? 0)
        animation.repeatDuration = row.repeatDuration ?? 0
        animation.autoreverses = row.autoreverses ?? false
        if let fill = row.fill { animation.fillMode = CAMediaTimingFillMode(rawValue: fill) }
        animation.isRemovedOnCompletion = false
        host.run { layer.add(animation, forKey: "x") }
        for sample in row.samples {
            let time = try #require(sample[0])
            host.frame(at: start + time)
            let shown = try #require(layer.presentation()).position.x
            let own = row.own?.contains(time) == true ? " (our own reading)" : ""
            #expect(
                abs(shown - (sample[1] ?? -1)) <= max(tolerance, 1e-7),
                "at \(time): \(shown), not \(sample[1] ?? -1)\(own)")
        }
    }

    @Test func ownReadingsNameSamplesThatExist() throws {
        for row in try Table<TimingRow>.load("media_timing").rows {
            let times = row.samples.compactMap { $0[0] }
            #expect(Set(row.own ?? []).isSubset(of: times), "\(row.name)")
        }
    }

    @Test func defaults() {
        let animation = CABasicAnimation(keyPath: "opacity")
        #expect(animation.beginTime == 0 && animation.duration == 0 && animation.timeOffset == 0)
        #expect(animation.speed == 1 && animation.repeatCount == 0 && animation.repeatDuration == 0)
        #expect(!animation.autoreverses && animation.fillMode == .removed && animation.isRemovedOnCompletion)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1]) func oddDurationsDoNotTrap(value: Double) {
        let host = TestHost()
        let layer = host.committedLayer()
        let animation = CABasicAnimation("position.x", from: 0.0, to: 1.0, duration: value)
        animation.repeatDuration = value
        animation.timeOffset = value
        animation.beginTime = value
        animation.repeatCount = Float(value)
        animation.autoreverses = true
        host.run { layer.add(animation, forKey: nil) }
        for time in [0.0, 1, 1e300, .infinity, .nan] { host.frame(at: time) }
        let shown = layer.presentation()?.position.x ?? .nan
        #expect(shown >= 0 && shown <= 1)
    }

    @Test func repeatingNothingForEverIsOver() {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            CATransaction.setAnimationDuration(0)
            let animation = CABasicAnimation("position.x", from: 3.0, to: 4.0, duration: 0)
            animation.repeatCount = .infinity
            layer.add(animation, forKey: "x")
        }
        host.frame(at: 1)
        #expect(layer.animationKeys() == nil)
        #expect(!host.layers.wantsFrames)
    }
}
