/// The button of an action behind a row.
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel()
    private let picture: UIImageView?
    /// The least width, and the distance from the title to the edges, in points.
    private static let leastWidth: CGFloat = 74
    private static let margin: CGFloat = 12
    private static let gap: CGFloat = 4

    init(_ action: UIContextualAction) {
        self.action = action
        picture = action.image.map { UIImageView(image: $0.withRenderingMode(.alwaysTemplate)) }
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        label.text = action.title
        label.font = .systemFont(ofSize: action.image == nil ? 17 : 13)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        picture?.tintColor = .white
        picture?.contentMode = .center
        for view in [label, picture].compactMap({ $0 }) {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width that suits the title, in points.
    var naturalWidth: CGFloat {
        let room = CGSize(width: 160, height: 1e4)
        let text = label.text?.isEmpty == false ? label.sizeThatFits(room).width : 0
        return max(Self.leastWidth, text.rounded(.up) + 2 * Self.margin)
    }

    /// Whether the content stands where the row ends, as while the action covers all of it; otherwise in the middle.
    var side: LayoutSide? { didSet { setNeedsLayout() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(naturalWidth, bounds.width)
        let x =
            switch side {
            case .leading: CGFloat(0)
            case .trailing: bounds.width - width
            default: (bounds.width - width) / 2
            }
        let text = label.sizeThatFits(CGSize(width: width, height: 1e4))
        let image = picture?.image?.size ?? .zero
        let hasText = label.text?.isEmpty == false
        let height = (hasText ? text.height : 0) + image.height + (hasText && picture != nil ? Self.gap : 0)
        let top = ((bounds.height - height) / 2).rounded()
        picture?.frame = CGRect(x: x, y: top, width: width, height: image.height)
        label.frame = CGRect(x: x, y: top + height - text.height, width: width, height: text.height)
    }
}
