#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A grid of photos.
final class StockGridScreen: StockScrollScreen {
    init(open: @escaping () -> Void) {
        super.init("Photos", items: Place.all.map { UIImageView(picture: $0.picture, cornerRadius: 6) }, open: open)
    }

    required init?(coder: NSCoder) { nil }

    override func layOutItems(below top: CGFloat) {
        let margin: CGFloat = 16
        let gap: CGFloat = 6
        let columns = max(3, (view.bounds.width / 180).rounded(.down))
        let side = (view.bounds.width - 2 * margin - (columns - 1) * gap) / columns
        heading.frame = CGRect(x: margin, y: top, width: view.bounds.width - 2 * margin, height: 42)
        for (index, picture) in items.enumerated() {
            let row = (CGFloat(index) / columns).rounded(.down)
            let column = CGFloat(index) - row * columns
            picture.frame = CGRect(
                x: margin + column * (side + gap), y: heading.frame.maxY + 14 + row * (side + gap), width: side,
                height: side)
        }
    }
}
