#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A wide button with a title.
final class StockButton: UIView {
    private let label: UILabel

    init(_ title: String) {
        label = UILabel(title, size: 17, weight: .semibold, color: .white)
        super.init(frame: .zero)
        backgroundColor = .systemBlue
        layer.cornerRadius = 12
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
