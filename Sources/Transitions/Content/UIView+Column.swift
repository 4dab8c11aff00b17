#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The column layout of the screens.
extension UIView {
    /// Places `views` beneath each other from `y` on, each as high as it needs to be at `width` and after its gap;
    /// returns the bottom edge of the last one.
    @discardableResult
    static func placeColumn(
        _ views: [(view: UIView, gap: CGFloat)], x: CGFloat, y: CGFloat, width: CGFloat
    ) -> CGFloat {
        views.reduce(y) { y, entry in
            let size = entry.view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            entry.view.frame = CGRect(x: x, y: y + entry.gap, width: width, height: size.height)
            return entry.view.frame.maxY
        }
    }
}

extension UILabel {
    /// A label of any number of lines.
    convenience init(
        _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label
    ) {
        self.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: size, weight: weight)
        textColor = color
        numberOfLines = 0
    }
}

extension UIImageView {
    /// The picture of that name, filling the view, with corners of that radius.
    convenience init(picture: String, cornerRadius: CGFloat = 0) {
        self.init(image: UIImage(named: picture))
        contentMode = .scaleAspectFill
        clipsToBounds = true
        layer.cornerRadius = cornerRadius
    }
}
