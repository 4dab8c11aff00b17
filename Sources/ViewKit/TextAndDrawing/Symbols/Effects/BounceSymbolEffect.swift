/// A short growth and back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant.
    enum Variant: Hashable, Sendable { case standard, up, down }

    var variant = Variant.standard

    /// It grows.
    public var up: BounceSymbolEffect { BounceSymbolEffect(variant: .up) }

    /// It shrinks.
    public var down: BounceSymbolEffect { BounceSymbolEffect(variant: .down) }

    /// Part by part: a picture here is one.
    public var byLayer: BounceSymbolEffect { self }

    /// All of it at once.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A short growth and back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
