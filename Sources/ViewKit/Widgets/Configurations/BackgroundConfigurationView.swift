/// Shows a background configuration, behind the content of a cell, header or footer.
final class BackgroundConfigurationView: UIView {
    var configuration: UIBackgroundConfiguration { didSet { if configuration != oldValue { show() } } }
    /// The background itself, within its insets.
    private let fill = UIView()
    private let line = UIView()
    private var effectView: UIVisualEffectView?
    private var picture: UIImageView?

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = configuration.customView != nil
        fill.clipsToBounds = true
        line.isUserInteractionEnabled = false
        addSubview(fill)
        addSubview(line)
        show()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func colorAppearanceDidChange() { show() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = area
        fill.frame = area
        line.frame = area.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        for view in [effectView, picture, configuration.customView] as [UIView?] { view?.frame = fill.bounds }
        fill.layer.cornerRadius = min(max(0, configuration.cornerRadius), min(area.width, area.height) / 2)
        line.layer.cornerRadius =
            configuration.cornerRadius > 0 ? fill.layer.cornerRadius + configuration.strokeOutset : 0
    }

    /// The rectangle of the background, in points.
    private var area: CGRect {
        let insets = configuration.backgroundInsets
        let margins = superview?.directionalLayoutMargins ?? .zero
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top + (edges.contains(.top) ? margins.top : 0),
                left: insets.leading + (edges.contains(.leading) ? margins.leading : 0),
                bottom: insets.bottom + (edges.contains(.bottom) ? margins.bottom : 0),
                right: insets.trailing + (edges.contains(.trailing) ? margins.trailing : 0)))
        return area.isNull ? .zero : area
    }

    private func show() {
        let tint: UIColor = tintColor
        fill.backgroundColor =
            configuration.visualEffect == nil ? configuration.resolvedBackgroundColor(for: tint) : nil
        line.isHidden = configuration.strokeWidth <= 0
        line.layer.borderWidth = max(0, configuration.strokeWidth)
        line.layer.borderColor = cgColor(of: configuration.resolvedStrokeColor(for: tint))
        showContents()
        setNeedsLayout()
    }

    private func showContents() {
        if configuration.visualEffect == nil {
            effectView?.removeFromSuperview()
            effectView = nil
        } else {
            let view = effectView ?? UIVisualEffectView(effect: nil)
            view.effect = configuration.visualEffect
            fill.insertSubview(view, at: 0)
            effectView = view
        }
        if let image = configuration.image {
            let view = picture ?? UIImageView(frame: .zero)
            view.image = image
            view.contentMode = configuration.imageContentMode
            fill.addSubview(view)
            picture = view
        } else {
            picture?.removeFromSuperview()
            picture = nil
        }
        let others = fill.subviews.filter { $0 !== effectView && $0 !== picture && $0 !== configuration.customView }
        for view in others { view.removeFromSuperview() }
        if let view = configuration.customView {
            fill.addSubview(view)
            isUserInteractionEnabled = true
        }
    }
}
