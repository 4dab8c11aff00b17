/// The properties by which the pixels of an image are displayed: scale, orientation, rendering and resizing.
struct ImageTraits: Sendable {
    /// Pixels per point.
    var scale: CGFloat
    var orientation: UIImage.Orientation
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    /// Whether insets and mode were set, which then count also where there are no edges.
    var isResizable = false
    /// The symbol of which it is the picture; nil for none.
    var symbol: SymbolTraits?
    /// The colour that a symbol's picture was given.
    var symbolTint: UIColor?

    /// A scale that is no positive number counts as 1.
    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.orientation = orientation
    }
}
