/// Shows an accessory of a list cell, and calls its action.
final class CellAccessoryView: UIControl {
    /// The system's width for accessories, in points.
    private static let standardWidth: CGFloat = 24
    /// The least height that takes touches, in points.
    private static let touchHeight: CGFloat = 44

    private(set) var accessory: UICellAccessory
    /// The mark, the text, or the view of the app's own.
    private let content: UIView
    private let isAction: Bool

    /// A view of `accessory`; `toggle` is called by the mark of an outline without an action of its own.
    init(_ accessory: UICellAccessory, toggle: @escaping () -> Void) {
        self.accessory = accessory
        content = Self.makeContent(accessory)
        var action = accessory.action
        if case .outlineDisclosure(let style) = accessory.kind, action == nil, style != .header { action = toggle }
        isAction = action != nil
        super.init(frame: .zero)
        if case .custom(let view, _) = accessory.kind {
            isUserInteractionEnabled = true
            if let color = accessory.tintColor { view.tintColor = color }
        } else {
            isUserInteractionEnabled = isAction
            content.isUserInteractionEnabled = false
        }
        if let color = accessory.tintColor { tintColor = color }
        addSubview(content)
        if let action { addAction(UIAction { _ in action() }, for: .touchUpInside) }
    }

    required init?(coder: NSCoder) { nil }

    private static func makeContent(_ accessory: UICellAccessory) -> UIView {
        switch accessory.kind {
        case .label(let text, let font):
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = accessory.tintColor ?? .secondaryLabel
            label.sizeToFit()
            return label
        case .custom(let view, let keepsSize):
            if !keepsSize {
                let size = view.hasInnerConstraints ? view.systemLayoutSizeFitting(.zero) : view.intrinsicContentSize
                if size.width > 0, size.height > 0 { view.bounds.size = size } else { view.sizeToFit() }
            }
            return view
        default: return AccessoryMark(accessory)
        }
    }

    /// The width that the accessory takes, in points.
    var width: CGFloat {
        switch accessory.reservedWidth {
        case .actual: content.bounds.width
        case .standard: max(content.bounds.width, isMark ? content.bounds.width : Self.standardWidth)
        case .custom(let width): max(0, width)
        }
    }

    private var isMark: Bool { accessory.kind == .disclosureIndicator }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let more = isAction ? max(0, (Self.touchHeight - bounds.width) / 2) : 0
        return bounds.insetBy(dx: -more, dy: 0).contains(point)
    }

    /// Whether `other` is shown as this one is, so that the view stays.
    func shows(_ other: UICellAccessory) -> Bool {
        accessory.kind == other.kind && accessory.tintColor == other.tintColor && accessory.action == nil
            && other.action == nil && accessory.backgroundColor == other.backgroundColor
            && accessory.reservedWidth == other.reservedWidth
    }

    /// Turns the mark of an outline, and fills that of a selection.
    func show(isExpanded: Bool, isSelected: Bool) {
        if case .outlineDisclosure = accessory.kind {
            content.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        }
        (content as? AccessoryMark)?.isSelected = isSelected
    }
}
