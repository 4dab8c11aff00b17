/// The default transition of the picture.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default transition of the picture.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
