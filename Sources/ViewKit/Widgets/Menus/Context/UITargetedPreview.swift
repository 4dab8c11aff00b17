/// A preview of a view, and the place that it comes from or goes to.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view that the preview shows.
    public final let view: UIView
    /// The look of the preview.
    public final let parameters: UIPreviewParameters
    /// The place of the preview.
    public final let target: UIPreviewTarget

    /// A preview of `view` at `target`.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.target = target
        self.parameters = parameters.copy() as? UIPreviewParameters ?? parameters
        super.init()
    }

    /// A preview of `view` where that is; the view has to be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        if view.window == nil {
            view.layerContext.faults.raise(
                "NSInternalInconsistencyException", by: view,
                "UITargetedPreview requires that the view is in a window; take init(view:parameters:target:) for another one"
            )
        }
        let container = view.superview ?? view
        let target = UIPreviewTarget(container: container, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// A preview of `view` with default parameters, at its own place; a fault where it is in no window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// A preview of the same view and parameters at `newTarget`.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The frame of the preview in `canvas`, in points; nil where the place is in another window or in none.
    final func frame(in canvas: UIView) -> CGRect? {
        guard let window = target.container.window, window === canvas.window else { return nil }
        let size = size.applying(CGAffineTransform(scaleX: target.transform.scaleX, y: target.transform.scaleY))
        let center = canvas.convert(target.center, from: target.container)
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}

extension CGAffineTransform {
    /// The lengths of the images of the unit vectors.
    fileprivate var scaleX: CGFloat { (a * a + b * b).squareRoot() }
    fileprivate var scaleY: CGFloat { (c * c + d * d).squareRoot() }
}
