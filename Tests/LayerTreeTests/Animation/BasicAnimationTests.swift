import Foundation
import LayerTree
import Testing

struct IntervalRow: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let from: Double?
    let to: Double?
    let by: Double?
    let additive: Bool?
    let interval: [Double]
    var testDescription: String { name }
}

@MainActor struct BasicAnimationTests {
    /// A Boolean property changes half way.
    @Test(arguments: ["masksToBounds", "doubleSided", "hidden"]) func switchesAreThrownHalfWay(key: String) throws {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            layer.setValue(false, forKey: key)
            let change = CABasicAnimation(keyPath: key)
            change.fromValue = false
            change.toValue = true
            change.duration = 1
            layer.add(change, forKey: nil)
        }
        host.frame(at: 1)
        for (time, isOn) in [(1.25, false), (1.75, true)] {
            host.frame(at: time)
            #expect(layer.presentation()?.value(forKey: key) as? Bool == isOn, "at \(time)")
        }
    }

    @Test(arguments: try Table<IntervalRow>.load("animation_intervals").rows) func interval(row: IntervalRow) throws {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            CATransaction.setDisableActions(true)
            layer.position.x = 10
            let animation = CABasicAnimation("position.x", from: row.from, to: row.to)
            animation.byValue = row.by
            animation.isAdditive = row.additive ?? false
            layer.add(animation, forKey: nil)
        }
        for fraction in [0, 0.25, 0.75] {
            host.frame(at: 1 + fraction)
            let expected = row.interval[0] + (row.interval[1] - row.interval[0]) * fraction
            #expect(abs((layer.presentation()?.position.x ?? .nan) - expected) < 1e-9)
        }
        #expect(layer.position.x == 10)
        host.frame(at: 2)
        #expect(layer.presentation()?.position.x == 10)
    }

    @Test func additiveAnimationsSum() {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            CATransaction.setDisableActions(true)
            layer.position = CGPoint(x: 100, y: 0)
            for (from, duration) in [(-100.0, 1.0), (-40, 2)] {
                let animation = CABasicAnimation("position.x", from: from, to: 0.0, duration: duration)
                animation.isAdditive = true
                layer.add(animation, forKey: nil)
            }
        }
        host.frame(at: 5)
        #expect(layer.presentation()?.position.x == -40)
        host.frame(at: 5.5)
        #expect(layer.presentation()?.position.x == 20)
        host.frame(at: 6.5)
        #expect(layer.presentation()?.position.x == 90)
    }

    @Test func laterAnimationsReplaceEarlierOnesOfTheSameProperty() {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            layer.add(CABasicAnimation("opacity", from: 0.1, to: 0.1), forKey: "a")
            layer.add(CABasicAnimation("opacity", from: 0.6, to: 0.6), forKey: "b")
        }
        host.frame(at: 1)
        #expect(layer.presentation()?.opacity == 0.6)
        host.run { layer.removeAnimation(forKey: "b") }
        host.frame(at: 1)
        #expect(layer.presentation()?.opacity == 0.1)
    }

    @Test func aSizeMayOvershootBelowNothingOnTheWay() {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            CATransaction.setDisableActions(true)
            layer.bounds.size.width = 100
            for delta in [-150.0, 80] {
                let animation = CABasicAnimation("bounds.size.width", from: delta, to: delta)
                animation.isAdditive = true
                layer.add(animation, forKey: nil)
            }
        }
        host.frame(at: 1)
        #expect(layer.presentation()?.bounds.width == 30)
    }

    @Test func everyKindOfNumberCounts() {
        let numbers: [Any] = [2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2), UInt8(2)]
        for number in numbers {
            let host = TestHost()
            let layer = host.committedLayer()
            host.run { layer.add(CABasicAnimation("zPosition", from: number, to: number), forKey: nil) }
            host.frame(at: 1)
            #expect(layer.presentation()?.zPosition == 2, "\(type(of: number))")
        }
    }

    @Test(arguments: ["position", "opacity", "transform", "backgroundColor", "nonsense", ""])
    func valuesOfTheWrongKindChangeNothing(keyPath: String) {
        let host = TestHost()
        let layer = host.committedLayer()
        let log = AnimationLog()
        host.run { layer.add(CABasicAnimation(keyPath, from: "text", to: CGRect.zero, log: log), forKey: "k") }
        host.frame(at: 1)
        let shown = layer.presentation()
        #expect(shown?.position == layer.position && shown?.opacity == 1)
        #expect(shown.map { CATransform3DIsIdentity($0.transform) } == true && shown?.backgroundColor == nil)
        host.frame(at: 2)
        #expect(log.lines.last == "stop \(keyPath) true")
    }

    @Test func coloursInterpolateFromNothing() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        host.run { layer.add(CABasicAnimation("backgroundColor", to: red), forKey: nil) }
        host.frame(at: 1)
        host.frame(at: 1.5)
        let shown = try #require(layer.presentation()?.backgroundColor)
        #expect(shown.rgba == SIMD4(0.5, 0, 0, 0.5))
        #expect(layer.backgroundColor == nil)
    }

    @Test func overshootStopsAtTheEndsOfOpacityOnly() {
        let host = TestHost()
        let layer = host.committedLayer()
        for keyPath in ["opacity", "position.x"] {
            let animation = CABasicAnimation(keyPath, from: 0.0, to: 0.5)
            animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 3, 0.5, 3)
            host.run { layer.add(animation, forKey: nil) }
        }
        host.frame(at: 1)
        host.frame(at: 1.5)
        #expect(layer.presentation()?.opacity == 0.5)
        #expect((layer.presentation()?.position.x ?? 0) > 0.6)
    }
}
