/// A button that shows one item of a tab bar: its image above its title, or either alone.
@MainActor final class TabBarButton: UIView {
    /// The item that the button shows; nil before the first one.
    private(set) weak var item: UITabBarItem?
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel()
    /// The badge at the picture; nil before the first one.
    private var badge: TabBarBadge?
    /// The vertical centre of an image above a title, and the top edge of the title, in points from the button's top.
    private static let (pictureMiddle, wordsTop): (CGFloat, CGFloat) = (19, 33)
    private static let wordsHeight: CGFloat = 13

    init() {
        super.init(frame: .zero)
        picture.contentMode = .center
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Shows `item` in `color`.
    func show(_ item: UITabBarItem, isSelected: Bool, in color: UIColor) {
        self.item = item
        let image = (isSelected ? item.selectedImage ?? item.image : item.image)?.suited(to: .bars)
        picture.tintColor = color
        picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        label.text = item.title ?? ""
        label.textColor = color
        let font = UIFont.systemFont(ofSize: image == nil ? 12 : 10)
        label.font = font
        let state: UIControl.State = isSelected ? .selected : .normal
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        if let title = item.attributedTitle(item.title ?? "", for: state, besides: attributes) {
            label.attributedText = title
        }
        showBadge(of: item, isSelected: isSelected)
        setNeedsLayout()
    }

    private func showBadge(of item: UITabBarItem, isSelected: Bool) {
        badge?.isHidden = item.badgeValue == nil
        guard let value = item.badgeValue else { return }
        let shown = badge ?? TabBarBadge()
        if badge == nil {
            badge = shown
            addSubview(shown)
        }
        shown.show(
            NSAttributedString(string: value, attributes: item.shownBadgeAttributes(isSelected: isSelected)),
            on: item.badgeColor ?? .systemRed)
    }

    override func layoutSubviews() {
        let size = picture.image?.size ?? .zero
        let hasWords = label.text?.isEmpty == false
        let middle = hasWords ? Self.pictureMiddle : bounds.midY
        picture.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: (middle - size.height / 2).rounded(), width: size.width,
            height: size.height)
        label.frame =
            picture.image == nil
            ? bounds : CGRect(x: 0, y: Self.wordsTop, width: bounds.width, height: Self.wordsHeight)
        badge?.place(at: CGPoint(x: picture.image == nil ? bounds.midX : picture.frame.maxX, y: picture.frame.minY))
    }
}
