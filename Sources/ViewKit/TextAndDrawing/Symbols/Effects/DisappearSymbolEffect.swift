/// A going into nothing.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The variant.
    enum Variant: Hashable, Sendable { case standard, up, down }

    var variant = Variant.standard

    /// To above.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(variant: .up) }

    /// To below.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(variant: .down) }

    /// Part by part: a picture here is one.
    public var byLayer: DisappearSymbolEffect { self }

    /// All of it at once.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A going into nothing.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
