import LayerTree
import Testing

struct SpringRow: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let damping: Double
    let velocity: Double
    let allowsOverdamping: Bool?
    let values: [Double]
    var testDescription: String { name }
}

@MainActor struct SpringAnimationTests {
    static let times = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5]

    @Test(arguments: try Table<SpringRow>.load("springs").rows) func wayGone(row: SpringRow) throws {
        let host = TestHost()
        let layer = host.committedLayer()
        let spring = CASpringAnimation("position.x", from: 0.0, to: 1.0, duration: 10)
        spring.damping = row.damping
        spring.initialVelocity = row.velocity
        spring.allowsOverdamping = row.allowsOverdamping ?? false
        host.run { layer.add(spring, forKey: nil) }
        host.frame(at: 10)
        #expect(row.values.count == Self.times.count)
        for (time, value) in zip(Self.times, row.values) {
            host.frame(at: 10 + time)
            let shown = try #require(layer.presentation()).position.x
            #expect(abs(shown - value) <= 1e-6, "at \(time): \(shown), not \(value)")
        }
    }

    @Test func defaults() {
        let spring = CASpringAnimation(keyPath: "opacity")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
        #expect(spring.settlingDuration > 1.3 && spring.settlingDuration < 1.6)
    }

    @Test func anUnusableSpringIsAtItsEnd() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        let spring = CASpringAnimation("position.x", from: 0.0, to: 7.0)
        spring.mass = -1
        host.run { layer.add(spring, forKey: nil) }
        host.frame(at: 1)
        #expect(layer.presentation()?.position.x == 7)
        #expect(spring.settlingDuration == 0)
    }

    @Test func aCopyIsTheSameSpring() throws {
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.mass = 2
        spring.stiffness = 50
        spring.damping = 3
        spring.initialVelocity = 4
        spring.allowsOverdamping = true
        let copy = try #require(spring.copy() as? CASpringAnimation)
        #expect(copy.mass == 2 && copy.stiffness == 50 && copy.damping == 3 && copy.initialVelocity == 4)
        #expect(copy.allowsOverdamping && copy.keyPath == "opacity")
    }

    /// The conversions of SwiftUI's springs: mass 1, stiffness (2π / duration)², damping ratio 1 - bounce, or 1 / (1 + bounce).
    @Test(arguments: [(0.5, 0.0), (0.5, 0.3), (0.8, 1), (0.4, -0.5)]) func durationAndBounceMakeASpring(
        duration: Double, bounce: Double
    ) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        let frequency = 2 * Double.pi / duration
        let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        #expect(spring.mass == 1 && abs(spring.stiffness - frequency * frequency) < 1e-9)
        #expect(abs(spring.damping - 2 * ratio * frequency) < 1e-9)
        #expect(abs(spring.perceptualDuration - duration) < 1e-9 && abs(spring.bounce - bounce) < 1e-9)
        #expect(spring.allowsOverdamping == (bounce < 0))
    }

    @Test func unusableDurationsAndBouncesGiveTheDefaultSpring() {
        for (duration, bounce) in [(-1, 0), (0, 0), (Double.nan, 0), (0.5, 2), (0.5, -1), (0.5, Double.nan)] {
            let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
            #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
        }
    }

    @Test func aVelocityThatIsNoNumberCountsAsNone() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        let spring = CASpringAnimation("position.x", from: 0.0, to: 1.0, duration: 10)
        spring.initialVelocity = .nan
        host.run { layer.add(spring, forKey: nil) }
        host.frame(at: 10)
        host.frame(at: 10.1)
        #expect(abs(try #require(layer.presentation()).position.x - 0.340300) < 1e-6)
    }
}
