/// A going of the one and a coming of the other picture.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The variant.
    enum Variant: Hashable, Sendable { case standard, downUp, upUp, offUp }

    var variant = Variant.standard

    /// Down, then up.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(variant: .downUp) }

    /// Up both times.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(variant: .upUp) }

    /// Away, then up.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(variant: .offUp) }

    /// Part by part: a picture here is one.
    public var byLayer: ReplaceSymbolEffect { self }

    /// All of it at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A going of the one and a coming of the other picture.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
