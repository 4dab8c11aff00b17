/// A slow growth and back.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant.
    enum Variant: Hashable, Sendable { case standard, plain, pulse }

    var variant = Variant.standard

    /// The size alone.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(variant: .plain) }

    /// The size and the opacity.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(variant: .pulse) }

    /// Part by part: a picture here is one.
    public var byLayer: BreatheSymbolEffect { self }

    /// All of it at once.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A slow growth and back.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
