/// Holds input views at the lower edge of a window: the accessory view, and below it the one in place of the keyboard.
final class InputViewArea: UIView {
    /// The input views, the upper one first.
    let views: [UIView]
    /// The window that it is made for.
    private(set) weak var target: UIWindow?
    /// Seconds in which input views come and go.
    static let duration = 0.25

    /// An area for `views`, not in `window` yet.
    init(_ views: [UIView], for window: UIWindow) {
        self.views = views
        target = window
        super.init(frame: .zero)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        for view in views {
            addSubview(view)
            guard !view.translatesAutoresizingMaskIntoConstraints else { continue }
            let isFirst = view === views.first
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
                isFirst
                    ? view.topAnchor.constraint(equalTo: topAnchor)
                    : view.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }
        fit()
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Takes the height of the views, at the lower edge of the window.
    func fit() {
        guard let target else { return }
        let height = views.reduce(0) { $0 + $1.inputHeight(width: target.bounds.width) }
        frame = CGRect(x: 0, y: target.bounds.height - height, width: target.bounds.width, height: height)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for view in views where view.superview === self {
            let height = view.inputHeight(width: bounds.width)
            if view.translatesAutoresizingMaskIntoConstraints {
                view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            }
            top += height
        }
    }

    /// Slides `new` in and `old` out over the lower edge; where both are there, the one takes the place of the other at once.
    static func exchange(_ old: InputViewArea?, for new: InputViewArea?) {
        let window = new?.target ?? old?.target
        if let new, old !== new {
            window?.addSubview(new)
            new.layoutIfNeeded()
            if old == nil { UIView.performWithoutAnimation { new.moveAway() } }
        }
        if new != nil, old !== new { old?.removeFromSuperview() }
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            if let new { new.transform = .identity } else { old?.moveAway() }
            if let window, window.updateKeyboardGuides() { window.layoutIfNeeded() }
        } completion: { _ in
            if new == nil { old?.removeFromSuperview() }
        }
    }

    private func moveAway() { transform = CGAffineTransform(translationX: 0, y: bounds.height) }
}

extension UIView {
    /// The height of the view as an input view that is `width` points wide, in points.
    fileprivate func inputHeight(width: CGFloat) -> CGFloat {
        guard translatesAutoresizingMaskIntoConstraints else {
            let target = CGSize(width: width, height: 0)
            return systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if bounds.height > 0 { return bounds.height }
        return max(0, intrinsicContentSize.height, sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    /// The points at the view's lower edge that input views cover.
    final var keyboardOverlap: CGFloat {
        guard let window, let area = FirstResponder.of(layer.context).inputArea, area.target === window else {
            return 0
        }
        let top = convert(CGPoint(x: 0, y: window.bounds.height - area.bounds.height), from: window).y
        return max(0, bounds.maxY - top)
    }

    /// Has the keyboard guides of this view and those in it follow the input views; returns whether there are any.
    @discardableResult fileprivate func updateKeyboardGuides() -> Bool {
        let hasOwn = constraintState?.systemGuides.keyboard != nil
        if hasOwn { layoutGuidesDidChange() }
        return children.reduce(hasOwn) { $1.updateKeyboardGuides() || $0 }
    }
}
