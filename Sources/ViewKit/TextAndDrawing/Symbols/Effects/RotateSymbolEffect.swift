/// A full turn.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant.
    enum Variant: Hashable, Sendable { case standard, clockwise, counterClockwise }

    var variant = Variant.standard

    /// With the clock.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(variant: .clockwise) }

    /// Against the clock.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(variant: .counterClockwise) }

    /// Part by part: a picture here is one.
    public var byLayer: RotateSymbolEffect { self }

    /// All of it at once.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A full turn.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
