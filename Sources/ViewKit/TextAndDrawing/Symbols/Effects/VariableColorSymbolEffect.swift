/// A fading of its parts one after the other: of all of it here.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The variant.
    enum Variant: Hashable, Sendable {
        case standard, iterative, cumulative, reversing, nonReversing, hideInactiveLayers, dimInactiveLayers
    }

    var variant = Variant.standard

    /// One part at a time.
    public var iterative: VariableColorSymbolEffect { VariableColorSymbolEffect(variant: .iterative) }

    /// One part more at a time.
    public var cumulative: VariableColorSymbolEffect { VariableColorSymbolEffect(variant: .cumulative) }

    /// Forth and back.
    public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(variant: .reversing) }

    /// Forth alone.
    public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(variant: .nonReversing) }

    /// Parts that rest are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { VariableColorSymbolEffect(variant: .hideInactiveLayers) }

    /// Parts that rest are dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { VariableColorSymbolEffect(variant: .dimInactiveLayers) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A fading of its parts one after the other: of all of it here.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
