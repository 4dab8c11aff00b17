/// A tile of a menu whose elements stand side by side: an image, with or without a title below it.
final class MenuTile: MenuTarget {
    private let title: UILabel?
    private let image = UIImageView(frame: .zero)
    private let ring = UIView()

    init(_ action: UIAction, selector: UIMenu?, hasTitle: Bool) {
        title = hasTitle || action.image == nil ? UILabel() : nil
        super.init(action, selector: selector)
        title?.font = .preferredFont(forTextStyle: .caption1)
        title?.adjustsFontForContentSizeCategory = true
        title?.textAlignment = .center
        image.contentMode = .scaleAspectFit
        ring.layer.borderWidth = 2
        ring.isHidden = true
        for view in [ring, image, title] as [UIView?] {
            if let view { addSubview(view) }
        }
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        super.refresh()
        title?.text = action?.title
        title?.textColor = color
        image.image = action?.shownImage?.suited(to: UIImage.SymbolConfiguration(scale: .large))
        image.tintColor = color
        ring.isHidden = action?.state != .on
        ring.layer.borderColor = cgColor(of: color)
        setNeedsLayout()
    }

    override func colorAppearanceDidChange() { ring.layer.borderColor = cgColor(of: color) }

    override func height(width: CGFloat) -> CGFloat {
        guard let title else { return MenuLook.rowHeight }
        return max(MenuLook.rowHeight, (title.intrinsicContentSize.height + MenuLook.imageSide + 24).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = MenuLook.imageSide + 2
        let text = title?.intrinsicContentSize.height ?? 0
        let hasImage = image.image != nil
        let height = hasImage ? side + (text > 0 ? text + 4 : 0) : text
        let top = (bounds.height - height) / 2
        image.frame = CGRect(x: bounds.midX - side / 2, y: top, width: side, height: side)
        title?.frame = CGRect(x: 4, y: top + height - text, width: max(0, bounds.width - 8), height: text)
        let around = image.frame.insetBy(dx: -5, dy: -5)
        ring.frame = around
        ring.layer.cornerRadius = around.width / 2
    }
}
