/// A turning to both sides.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant.
    enum Variant: Hashable, Sendable { case standard, left, right, up, down, clockwise, counterClockwise }

    var variant = Variant.standard

    /// To the left.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(variant: .left) }

    /// To the right.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(variant: .right) }

    /// Upwards.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(variant: .up) }

    /// Downwards.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(variant: .down) }

    /// With the clock.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(variant: .clockwise) }

    /// Against the clock.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(variant: .counterClockwise) }

    /// Part by part: a picture here is one.
    public var byLayer: WiggleSymbolEffect { self }

    /// All of it at once.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A turning to both sides.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
