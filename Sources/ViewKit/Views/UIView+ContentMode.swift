extension UIView {
    /// The scaling and position of a view's picture in its bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched over the bounds.
        case scaleToFill
        /// As large as fits at its own proportions.
        case scaleAspectFit
        /// As small as covers the bounds at its own proportions.
        case scaleAspectFill
        /// Stretched, and drawn anew whenever the size of the bounds changes.
        case redraw
        /// In the middle, at its own size; so are the following ones along the edge or in the corner that they name.
        case center
        /// Along the top edge.
        case top
        /// Along the bottom edge.
        case bottom
        /// Along the left edge.
        case left
        /// Along the right edge.
        case right
        /// In the top left corner.
        case topLeft
        /// In the top right corner.
        case topRight
        /// In the bottom left corner.
        case bottomLeft
        /// In the bottom right corner.
        case bottomRight

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    final func setContentMode(_ newMode: ContentMode) {
        mode = newMode
        layer.contentsGravity = newMode.gravity
        layer.needsDisplayOnBoundsChange = newMode == .redraw
    }
}
