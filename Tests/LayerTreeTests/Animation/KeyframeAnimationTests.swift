import Graphics
import LayerTree
import Testing

struct KeyframeRow: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let values: [Double]
    let keyTimes: [Double]?
    let mode: String?
    let timingFunctions: [String]?
    let timingFunction: String?
    let tension: [Double]?
    let continuity: [Double]?
    let bias: [Double]?
    let additive: Bool?
    let times: [Double]
    let expected: [Double]
    var testDescription: String { name }

    @MainActor var animation: CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = values
        animation.keyTimes = keyTimes?.map { NSNumber(value: $0) }
        if let mode { animation.calculationMode = CAAnimationCalculationMode(rawValue: mode) }
        animation.timingFunctions = timingFunctions?.map(Self.function)
        animation.timingFunction = timingFunction.map(Self.function)
        animation.tensionValues = tension?.map { NSNumber(value: $0) }
        animation.continuityValues = continuity?.map { NSNumber(value: $0) }
        animation.biasValues = bias?.map { NSNumber(value: $0) }
        animation.isAdditive = additive ?? false
        animation.duration = 1
        return animation
    }

    private static func function(_ name: String) -> CAMediaTimingFunction {
        CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
    }
}

@MainActor struct KeyframeAnimationTests {
    private let host = TestHost()

    /// The layer, at (100, 0), as `animation` shows it at each of `times` after its start.
    private func shown(_ animation: CAAnimation, at times: [Double]) throws -> [CALayer] {
        let layer = host.committedLayer()
        host.run {
            CATransaction.setDisableActions(true)
            layer.position.x = 100
            layer.add(animation, forKey: nil)
        }
        host.frame(at: 10)
        return try times.map { time in
            host.frame(at: 10 + time)
            return try #require(layer.presentation())
        }
    }

    @Test(arguments: try Table<KeyframeRow>.load("keyframes").rows) func valuesInTime(row: KeyframeRow) throws {
        #expect(row.times.count == row.expected.count)
        for (layer, (time, expected)) in zip(try shown(row.animation, at: row.times), zip(row.times, row.expected)) {
            #expect(abs(layer.position.x - expected) <= 1e-6, "at \(time): \(layer.position.x), not \(expected)")
        }
    }

    /// Core Animation's own defaults.
    @Test func defaults() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        #expect(animation.calculationMode == .linear && animation.rotationMode == nil)
        #expect(animation.values == nil && animation.path == nil && animation.keyTimes == nil)
        #expect(animation.timingFunctions == nil && animation.tensionValues == nil && animation.continuityValues == nil)
        #expect(animation.biasValues == nil && !animation.isAdditive && !animation.isCumulative)
    }

    @Test func aCopyIsTheSameAnimationWithAPathOfItsOwn() throws {
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        animation.values = [1, 2]
        animation.path = path
        animation.keyTimes = [0, 1]
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        animation.calculationMode = .cubic
        animation.tensionValues = [1]
        animation.continuityValues = [2]
        animation.biasValues = [3]
        animation.rotationMode = .rotateAuto
        animation.isCumulative = true
        animation.isAdditive = true
        let copy = try #require(animation.copy() as? CAKeyframeAnimation)
        path.addLine(to: CGPoint(x: 10, y: 90))
        #expect(copy.path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 0))
        #expect(copy.values?.count == 2 && copy.keyTimes == [0, 1] && copy.timingFunctions?.count == 1)
        #expect(copy.calculationMode == .cubic && copy.rotationMode == .rotateAuto)
        #expect(copy.tensionValues == [1] && copy.continuityValues == [2] && copy.biasValues == [3])
        #expect(copy.isCumulative && copy.isAdditive && copy.keyPath == "position")
    }

    @Test func everyKindOfValueIsInterpolated() throws {
        let animation = CAKeyframeAnimation(keyPath: "bounds")
        let end = CGRect(x: 4, y: 2, width: 20, height: 30)
        animation.values = [CGRect(x: 0, y: 0, width: 10, height: 10), NSValue(cgRect: end)]
        animation.duration = 1
        #expect(try shown(animation, at: [0.5])[0].bounds == CGRect(x: 2, y: 1, width: 15, height: 20))
        let turn = CAKeyframeAnimation(keyPath: "transform")
        turn.values = [0, 1.5, 3].map { CATransform3DMakeRotation($0, 0, 0, 1) }
        turn.duration = 1
        for mode in [CAAnimationCalculationMode.linear, .paced, .cubic, .cubicPaced] {
            turn.calculationMode = mode
            let angle = try #require(shown(turn, at: [0.25])[0].value(forKeyPath: "transform.rotation.z") as? Double)
            #expect(abs(angle - 0.75) < 0.05, "\(mode) turned by \(angle)")
        }
        let flat = CAKeyframeAnimation(keyPath: "transform")
        flat.values = [0, 1, 2].map { CATransform3DMakeScale($0, 1, 1) }
        flat.calculationMode = .cubic
        flat.duration = 1
        #expect(abs(try shown(flat, at: [0.25])[0].transform.m11 - 0.5) < 1e-9, "one of them cannot be taken apart")
    }

    /// A smooth curve has no corners, whatever its times: the velocity before a key is that after it.
    @Test func cubicValuesMoveSmoothly() throws {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 50, -20, 80]
        animation.keyTimes = [0, 0.125, 0.5, 1]
        animation.calculationMode = .cubic
        animation.duration = 1
        let step = 1e-6
        for key in [0.125, 0.5] {
            let x = try shown(animation, at: [key - step, key, key + step]).map(\.position.x)
            let before = (x[1] - x[0]) / step
            let after = (x[2] - x[1]) / step
            #expect(abs(before - after) < 0.02 * max(1, abs(before)), "\(before) and \(after) at \(key)")
        }
    }

    /// A paced animation covers equal ways in equal times, on curves as well.
    @Test(arguments: [CAAnimationCalculationMode.paced, .cubicPaced]) func pacedValuesMoveEvenly(
        mode: CAAnimationCalculationMode
    ) throws {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [CGPoint.zero, CGPoint(x: 10, y: 80), CGPoint(x: 90, y: 80), CGPoint(x: 95, y: 10)]
        animation.calculationMode = mode
        animation.duration = 1
        let points = try shown(animation, at: (0...200).map { Double($0) / 201 }).map(\.position)
        let steps = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let low = try #require(steps.min())
        let high = try #require(steps.max())
        #expect(high / low < (mode == .paced ? 1.5 : 1.05), "steps of \(low) to \(high)")
    }

    /// Played backwards, and in a mirrored order, the values are the same.
    @Test(arguments: [CAAnimationCalculationMode.linear, .paced, .cubic, .cubicPaced])
    func backwardsIsForwardsMirrored(mode: CAAnimationCalculationMode) throws {
        let values: [Double] = [3, 50, -20, 80, 81]
        func animation(_ values: [Double], speed: Float) -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = values
            animation.calculationMode = mode
            animation.duration = 1
            animation.speed = speed
            animation.timeOffset = speed < 0 ? 1 : 0
            animation.fillMode = .both
            return animation
        }
        let times = [0.125, 0.25, 0.375, 0.5, 0.75, 0.875]
        let forwards = try shown(animation(values.reversed(), speed: 1), at: times).map(\.position.x)
        let backwards = try shown(animation(values, speed: -1), at: times).map(\.position.x)
        for (a, b) in zip(forwards, backwards) { #expect(abs(a - b) < 1e-6) }
    }

    @Test func whatCannotBeUsedChangesNothing() throws {
        let faults: [[Any]] = [[], ["text", 1], [1, CGPoint.zero], [1, Double.nan], [Double.infinity], [NSNull()]]
        for values in faults {
            for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
                let animation = CAKeyframeAnimation(keyPath: "position.x")
                animation.values = values
                animation.calculationMode = mode
                animation.duration = 1
                #expect(try shown(animation, at: [0.5])[0].position.x == 100, "\(values)")
            }
        }
    }

    @Test func oddNumbersNeverTrap() throws {
        let odd: [NSNumber] = [NSNumber(value: Double.nan), -1, 7, NSNumber(value: Double.infinity)]
        for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
            for times in [[], odd, [0], [0, 1], [0, 0, 0, 1], [0, 1, 1, 1], [0, 0, 1, 1, 1]] as [[NSNumber]] {
                let animation = CAKeyframeAnimation(keyPath: "position.x")
                animation.values = [0, 1e300, -1e300, 5]
                animation.keyTimes = times
                animation.calculationMode = mode
                animation.tensionValues = odd
                animation.continuityValues = odd
                animation.biasValues = odd
                animation.timingFunctions = [CAMediaTimingFunction(controlPoints: 0, -9, 1, 9)]
                animation.duration = 1
                _ = try shown(animation, at: [0, 0.3, 0.999, 1])
            }
        }
    }
}
