/// Another size.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// The variant.
    enum Variant: Hashable, Sendable { case standard, up, down }

    var variant = Variant.standard

    /// A larger one.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(variant: .up) }

    /// A smaller one.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(variant: .down) }

    /// Part by part: a picture here is one.
    public var byLayer: ScaleSymbolEffect { self }

    /// All of it at once.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Another size.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
