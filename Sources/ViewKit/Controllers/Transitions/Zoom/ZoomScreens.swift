/// The two screens of a zoom, and the view of the lower one from which it begins.
@MainActor struct ZoomScreens {
    /// The controller that is zoomed, and the one beneath.
    let zoomed, beneath: UIViewController
    let options: UIViewController.Transition.ZoomOptions
    private let sourceViewProvider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

    /// The screens of a change in which `zoomed` comes over `beneath`, or leaves it; nil where it does not zoom.
    init?(zoomed: UIViewController, beneath: UIViewController) {
        guard case .zoom(let options, let provider) = zoomed.preferredTransition?.kind else { return nil }
        self.zoomed = zoomed
        self.beneath = beneath
        self.options = options
        sourceViewProvider = provider
    }

    /// The view from which the zoom begins, as the app names it now; nil for none in the window.
    var source: UIView? {
        let view = sourceViewProvider(.init(from: beneath, to: zoomed))
        return view?.window == nil ? nil : view
    }

    /// The ends of the zoom in `container`, in which the open screen has `frame`.
    func geometry(from source: UIView?, in container: UIView, frame: CGRect) -> ZoomGeometry {
        let alignment = source.flatMap { options.alignmentRectProvider?(.init(source: $0, zoomed: zoomed)) }
        return ZoomGeometry(
            page: frame, source: source.map { container.convert($0.bounds, from: $0) }, alignment: alignment)
    }
}
