/// A coming out of nothing.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The variant.
    enum Variant: Hashable, Sendable { case standard, up, down }

    var variant = Variant.standard

    /// From below.
    public var up: AppearSymbolEffect { AppearSymbolEffect(variant: .up) }

    /// From above.
    public var down: AppearSymbolEffect { AppearSymbolEffect(variant: .down) }

    /// Part by part: a picture here is one.
    public var byLayer: AppearSymbolEffect { self }

    /// All of it at once.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A coming out of nothing.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
