/// Shows what is below it through an effect, and its content above that.
///
/// Inside an animation block a change of the effect animates blur and shade. As on a phone, an alpha below 1 on this view
/// or one around it takes away what there is to blur.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let backdrop = UIView()
    private let shade = UIView()
    private let content = UIView()
    private var currentEffect: UIVisualEffect?
    /// The strength of the effect, 0 to 1.
    final var strength: CGFloat = 1 {
        didSet { if strength != oldValue { effect = currentEffect } }
    }

    /// A view as large as nothing, with that effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
    }

    /// A view of that frame without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// A view of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UIVisualEffectView.self)
    }

    private func setUp() {
        isOpaque = false
        for view in [backdrop, shade, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        backdrop.isUserInteractionEnabled = false
        backdrop.layer.showBackdrop()
        shade.isUserInteractionEnabled = false
    }

    override class var mayDraw: Bool { self != UIVisualEffectView.self }

    override final func colorAppearanceDidChange() { effect = currentEffect }

    /// Holds what the view shows above the effect; subviews belong here, not into the view itself.
    open var contentView: UIView { content }

    /// The effect applied to what is below; nil for none.
    open var effect: UIVisualEffect? {
        get { currentEffect }
        set {
            currentEffect = newValue
            guard let recipe = (newValue as? UIBlurEffect)?.recipe(in: currentTraits.userInterfaceStyle) else {
                backdrop.layer.blurRadius = 0
                backdrop.layer.backdropSaturation = 1
                shade.backgroundColor = shade.backgroundColor?.withAlphaComponent(0)
                return
            }
            // A shade that comes keeps its colour on the way.
            if shade.backgroundColor == nil {
                UIView.performWithoutAnimation { shade.backgroundColor = UIColor(white: recipe.gray, alpha: 0) }
            }
            backdrop.layer.blurRadius = strength * recipe.radius
            backdrop.layer.backdropSaturation = 1 + strength * (UIBlurEffect.saturation - 1)
            shade.backgroundColor = UIColor(white: recipe.gray, alpha: strength * recipe.alpha)
        }
    }
}

/// An effect that a visual-effect view applies to what is below it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
    /// An effect that does nothing.
    public override init() { super.init() }

    /// The effect itself: it never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
