import UIKit

@IBDesignable
class BadgeButton: UIButton {
    @IBInspectable var badgeCount: Int = 0 {
        didSet { showBadge() }
    }

    @IBInspectable var badgePrefix: String = "" {
        didSet { showBadge() }
    }

    @IBInspectable var badgeColor: UIColor = .red {
        didSet { badge.backgroundColor = badgeColor }
    }

    @IBInspectable var emptyImage: UIImage? {
        didSet { showBadge() }
    }

    private let badge = UILabel()
    private let emptyView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addBadge()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addBadge()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 20
        badge.frame = CGRect(x: bounds.width - side - 14, y: 10, width: side, height: side)
        emptyView.frame = badge.frame
        badge.layer.cornerRadius = side / 2
        emptyView.layer.cornerRadius = side / 2
    }

    private func addBadge() {
        badge.textAlignment = .center
        badge.textColor = .white
        badge.font = .boldSystemFont(ofSize: 14)
        badge.clipsToBounds = true
        emptyView.contentMode = .scaleAspectFill
        emptyView.clipsToBounds = true
        addSubview(badge)
        addSubview(emptyView)
        showBadge()
    }

    private func showBadge() {
        badge.text = badgePrefix + String(badgeCount)
        badge.isHidden = badgeCount == 0
        emptyView.image = emptyImage
        emptyView.isHidden = badgeCount > 0
    }
}
