/// What suits the picture.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What suits the picture.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
