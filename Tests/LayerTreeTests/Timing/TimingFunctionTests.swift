import LayerTree
import Testing

struct CurveRow: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let points: [Float]
    let values: [Double]
    var testDescription: String { name }
}

@MainActor struct TimingFunctionTests {
    static let x = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]

    @Test(arguments: try Table<CurveRow>.load("timing_functions").rows) func predefinedCurves(row: CurveRow) throws {
        let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: row.name))
        #expect(points(of: function) == [0, 0] + row.points + [1, 1])
        #expect(row.values.count == Self.x.count)
        // As an animation plays it: frame by frame.
        let host = TestHost()
        let layer = host.committedLayer()
        let animation = CABasicAnimation("position.x", from: 0.0, to: 1.0)
        animation.timingFunction = function
        host.run { layer.add(animation, forKey: nil) }
        host.frame(at: 10)
        for (x, value) in zip(Self.x, row.values) {
            host.frame(at: 10 + x)
            let shown = try #require(layer.presentation()).position.x
            #expect(abs(shown - value) <= 1e-6, "at \(x): \(shown), not \(value)")
        }
    }

    @Test func controlPointsComeBackAsGiven() {
        let function = CAMediaTimingFunction(controlPoints: 0.1, -2, 0.75, 3)
        #expect(points(of: function) == [0, 0, 0.1, -2, 0.75, 3, 1, 1])
    }

    @Test func anUnknownNameIsLinear() {
        let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "bounce"))
        #expect(points(of: function) == [0, 0, 0, 0, 1, 1, 1, 1])
    }

    private func points(of function: CAMediaTimingFunction) -> [Float] {
        (0..<4).flatMap { index in
            var pair: [Float] = [-1, -1]
            function.getControlPoint(at: index, values: &pair)
            return pair
        }
    }
}
