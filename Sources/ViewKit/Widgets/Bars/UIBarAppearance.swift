/// The appearance of a bar's background; a bar keeps a copy of the one that is set.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The blur of content below; nil for none.
    open var backgroundEffect: UIBlurEffect? {
        didSet { whenChanged?() }
    }
    /// A colour above the blur; nil for none.
    open var backgroundColor: UIColor? {
        didSet { whenChanged?() }
    }
    /// A picture above the colour; nil, the default, for none.
    open var backgroundImage: UIImage? {
        didSet { whenChanged?() }
    }
    /// The content mode of the image; `.scaleToFill` by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
        didSet { whenChanged?() }
    }
    /// The colour of the line at the bar's edge, or of a template in its place; nil for no line.
    open var shadowColor: UIColor? {
        didSet { whenChanged?() }
    }
    /// A picture in place of the line; nil, the default, for the line itself.
    open var shadowImage: UIImage? {
        didSet { whenChanged?() }
    }
    /// Called when a property is set; updates the bar.
    final var whenChanged: (() -> Void)?

    /// The system's look: a blur and a line.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// The look of `barAppearance`, as far as all bars have it.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// An appearance of the same class with the same look.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    /// Makes the background the system's: content below shines through, blurred, and there is a line.
    open func configureWithDefaultBackground() {
        set(UIBlurEffect(style: .systemChromeMaterial), nil, BarBackgroundView.Surface.Style.lineColor)
    }

    /// Makes the background opaque, in the colour of the system's backgrounds, with a line.
    open func configureWithOpaqueBackground() { set(nil, .systemBackground, BarBackgroundView.Surface.Style.lineColor) }

    /// Leaves background and line out.
    open func configureWithTransparentBackground() { set(nil, nil, nil) }

    private func set(_ effect: UIBlurEffect?, _ color: UIColor?, _ line: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = line
        shadowImage = nil
    }

    final var style: BarBackgroundView.Surface.Style {
        BarBackgroundView.Surface.Style(
            effect: backgroundEffect, color: backgroundColor, image: backgroundImage,
            imageMode: backgroundImageContentMode, lineImage: shadowImage, lineColor: shadowColor)
    }
}

extension UIBarAppearance: @preconcurrency NSCopying {}
