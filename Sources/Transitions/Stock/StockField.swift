#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A field of a form, filled in.
final class StockField: UIView {
    private let label: UILabel

    init(_ text: String) {
        label = UILabel(text, size: 17)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 14, dy: 0)
    }
}
