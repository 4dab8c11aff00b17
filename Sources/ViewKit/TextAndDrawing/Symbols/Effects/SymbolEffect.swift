/// A motion of a symbol's picture.
public protocol SymbolEffect: Hashable, Sendable {}

/// A motion that is made once, or a number of times.
public protocol DiscreteSymbolEffect {}

/// A motion that goes on until it is removed.
public protocol IndefiniteSymbolEffect {}

/// A motion by which a picture comes or goes.
public protocol TransitionSymbolEffect {}

/// A motion by which one picture takes the place of another.
public protocol ContentTransitionSymbolEffect {}
