import Graphics
import Testing

@testable import ViewKit

/// Motions of symbols' pictures.
@MainActor @Suite struct SymbolEffectTests {
    private let host = TestHost()
    private let view: UIImageView

    init() {
        host.listed.outlines["square"] = CGPath(rect: CGRect(x: 2, y: 2, width: 20, height: 20), transform: nil)
        view = host.run { UIImageView(image: UIImage(systemName: "square")) }
        host.show(view)
    }

    /// The scale and the opacity that show at `time`.
    private func shown(at time: Double) -> (scale: CGFloat, opacity: Float) {
        host.frame(at: time)
        return host.run {
            let shown = view.layer.presentation() ?? view.layer
            return (shown.transform.m11, shown.opacity)
        }
    }

    private var keys: Int { host.run { view.layer.animationKeys()?.count ?? 0 } }

    @Test func aBounceIsMadeOnce() {
        let ends = Ends()
        host.run { view.addSymbolEffect(.bounce) { ends.list.append($0.isFinished) } }
        _ = shown(at: 0)
        #expect(shown(at: 0.2).scale > 1.1)
        #expect(shown(at: 0.7).scale == 1 && keys == 0)
        _ = shown(at: 0.8)
        #expect(ends.list == [true])
    }

    @MainActor private final class Ends {
        var list: [Bool] = []
    }

    @Test func aPulseGoesOnUntilItIsRemoved() {
        host.run { view.addSymbolEffect(.pulse) }
        _ = shown(at: 0)
        #expect(shown(at: 0.7).opacity < 0.5 && shown(at: 14.7).opacity < 0.5)
        host.run { view.removeSymbolEffect(ofType: .pulse) }
        #expect(shown(at: 15).opacity == 1 && keys == 0)
    }

    @Test func optionsSayHowOften() {
        host.run { view.addSymbolEffect(.pulse, options: .repeat(2).speed(2)) }
        _ = shown(at: 0)
        #expect(shown(at: 1.05).opacity < 0.5 && shown(at: 1.5).opacity == 1 && keys == 0)
        #expect(SymbolEffectOptions.speed(-1) == .default && SymbolEffectOptions.nonRepeating == .repeat(0))
        #expect(SymbolEffectOptions.repeating.count == .infinity)
    }

    @Test func aScaleStays() {
        host.run { view.addSymbolEffect(.scale.up.byLayer) }
        _ = shown(at: 0)
        #expect(abs(shown(at: 3).scale - 1.1) < 0.001)
        host.run { view.removeAllSymbolEffects() }
        #expect(shown(at: 4).scale == 1)
    }

    @Test func aPictureThatComesHasNotGone() {
        host.run { view.addSymbolEffect(.disappear) }
        _ = shown(at: 0)
        #expect(shown(at: 1).opacity == 0)
        host.run { view.addSymbolEffect(.appear, animated: false) }
        _ = shown(at: 2)
        #expect(shown(at: 2.1).opacity == 1)
    }

    @Test func onePictureTakesThePlaceOfAnother() {
        host.listed.outlines["bar"] = CGPath(rect: CGRect(x: 11, y: 2, width: 2, height: 20), transform: nil)
        let ends = Ends()
        host.run {
            let bar = UIImage(systemName: "bar") ?? UIImage()
            view.setSymbolImage(bar, contentTransition: .replace.downUp) { ends.list.append($0.isFinished) }
            #expect(view.image === bar)
        }
        for step in 0...6 { _ = shown(at: Double(step) / 10) }
        #expect(ends.list == [true])
    }

    /// Every effect moves something, and comes to where it began, or stays.
    @Test func effectsHaveMotions() {
        let effects: [any SymbolEffect] = [
            .bounce, .bounce.down, .pulse, .variableColor.iterative.reversing, .scale.down, .appear.up, .disappear.down,
            .wiggle, .wiggle.left, .wiggle.up, .rotate.counterClockwise, .breathe.pulse,
        ]
        for effect in effects {
            let motion = SymbolMotion(effect)
            #expect(!motion.tracks.isEmpty && motion.duration > 0, "\(effect)")
            for track in motion.tracks {
                let isTurn = track.keyPath.contains("rotation") && abs(track.values.last ?? 0) > 6
                #expect(motion.stays || isTurn || track.values.last == 1 || track.values.last == 0, "\(effect)")
            }
        }
        #expect(SymbolMotion(.replace).tracks.isEmpty && SymbolMotion(.automatic).tracks.isEmpty)
    }
}
