/// The look of a preview of a view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
    private final var visible: UIBezierPath?
    private final var shadow: UIBezierPath?

    /// Parameters of a rectangle as large as the view.
    public override init() { super.init() }

    /// The part of the view that shows, in its coordinates; nil, the default, for all of it.
    open var visiblePath: UIBezierPath? {
        get { visible }
        set { visible = newValue.map { UIBezierPath(cgPath: $0.cgPath) } }
    }
    /// The outline that throws the shadow, in the view's coordinates; nil, the default, for `visiblePath` or all of the view.
    open var shadowPath: UIBezierPath? {
        get { shadow }
        set { shadow = newValue.map { UIBezierPath(cgPath: $0.cgPath) } }
    }
    /// The colour behind the view; the background of the system by default, also where it is set to nil.
    open var backgroundColor: UIColor! = .systemBackground {
        didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
    }

    /// Equal parameters.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let copied: UIPreviewParameters = MainActor.assumeIsolated {
            let copy = UIPreviewParameters()
            copy.visiblePath = visiblePath
            copy.shadowPath = shadowPath
            copy.backgroundColor = backgroundColor
            return copy
        }
        return copied
    }
}
