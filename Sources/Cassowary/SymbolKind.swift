/// The bounds of a tableau symbol.
enum SymbolKind: UInt8, Sendable {
    /// A variable: without bounds. Basic as soon as a constraint mentions it.
    case free
    /// The slack of a required inequality, or an error: at least 0.
    case restricted
    /// The marker of a required equality: 0.
    case dummy
}
