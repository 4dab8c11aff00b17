import Graphics
import LayerTree
import Recorder

extension AnimationBar {
    /// The bar of `animation`, whose first run begins at `begin` of the axis.
    init(_ animation: ListedAnimation, begin: Double) {
        self.init(
            begin: begin.rounded.limited, duration: animation.duration.rounded.limited,
            interval: animation.interval.rounded.limited, repeatCount: animation.repeatCount,
            autoreverses: animation.autoreverses, fillsBackwards: animation.fillsBackwards,
            fillsForwards: animation.fillsForwards, isAdditive: animation.isAdditive, isMuted: animation.isMuted,
            kind: animation.kind,
            curve: animation.curve.map { min(max($0, -1e6), 1e6) }, keyTimes: Self.distinct(animation.keyTimes),
            from: Value(animation.from), to: Value(animation.to))
    }
}

extension AnimationBar {
    /// `times` without those that only rounding sets apart from the one before: the end of a keyframe, and the begin of the next.
    private static func distinct(_ times: [Double]) -> [Double] {
        var result: [Double] = []
        for time in times where result.last.map({ time - $0 > 1e-9 }) ?? true { result.append(time) }
        return result
    }
}

extension AnimationBar.Value {
    fileprivate init(_ value: ListedValue) {
        self.init(numbers: value.numbers.map(\.limited), text: String(value.text.prefix(Self.textLimit)))
    }

    /// The most characters of a text.
    private static let textLimit = 200
}

extension CGRect {
    /// The rectangle with numbers within a million, as far away as nothing of a screen lies.
    var limited: CGRect {
        CGRect(
            x: Double(minX).limited(to: 1e6), y: Double(minY).limited(to: 1e6), width: Double(width).limited(to: 1e6),
            height: Double(height).limited(to: 1e6))
    }
}

extension Double {
    /// The time in whole nanoseconds: sums of times differ by less.
    fileprivate var rounded: Double { isFinite ? (self * 1e9).rounded() / 1e9 : self }

    /// The number within the limits of messages; 0 for what is no number.
    fileprivate var limited: Double { limited(to: NumberLimits.reals.upperBound) }

    fileprivate func limited(to limit: Double) -> Double { isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit) }
}
