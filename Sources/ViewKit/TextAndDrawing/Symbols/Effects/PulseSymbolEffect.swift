/// A fading and back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {

    /// Part by part: a picture here is one.
    public var byLayer: PulseSymbolEffect { self }

    /// All of it at once.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A fading and back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
