import UIKit

final class CardView: UIView {
    init(theme: Theme) {
        super.init(frame: .zero)
        backgroundColor = theme.color
    }

    required init?(coder: NSCoder) { nil }
}
