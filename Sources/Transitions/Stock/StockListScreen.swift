#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A list of places.
final class StockListScreen: StockScrollScreen {
    init(open: @escaping () -> Void) { super.init("Places", items: Place.all.map { PlaceRow($0) }, open: open) }

    required init?(coder: NSCoder) { nil }

    override func layOutItems(below top: CGFloat) {
        let (left, width) = column
        heading.frame = CGRect(x: left, y: top, width: width, height: 42)
        for (index, row) in items.enumerated() {
            row.frame = CGRect(
                x: left, y: heading.frame.maxY + 12 + CGFloat(index) * PlaceRow.height, width: width,
                height: PlaceRow.height)
        }
    }
}
