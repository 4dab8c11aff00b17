/// A change of what a transition without screens of its own is shown with.
enum StockChange: Hashable, Sendable, BitwiseCopyable {
    /// Other screens.
    case screens
    /// Another kind of transition between them.
    case style
}
