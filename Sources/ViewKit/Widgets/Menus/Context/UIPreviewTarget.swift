/// The place of a preview: a point in a view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view in whose coordinates the place is.
    public final let container: UIView
    /// The middle of the preview, in the container's coordinates.
    public final let center: CGPoint
    /// The transform of the preview there.
    public final let transform: CGAffineTransform

    /// The place `center` in `container`, with a transform that is the identity by default.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}
