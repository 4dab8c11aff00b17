#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A grid of photos.
final class StockGridScreen: StockScreen {
    private let heading = UILabel("Photos", size: 34, weight: .bold)
    private let pictures = Place.all.map { UIImageView(picture: $0.picture, cornerRadius: 6) }
    private let scroll = UIScrollView()

    init(open: @escaping () -> Void) { super.init("Photos", showOther: open) }

    required init?(coder: NSCoder) { nil }

    override var tappedView: UIView { scroll }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        for subview in [heading] + pictures { scroll.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = 16
        let gap: CGFloat = 6
        let columns = max(3, (view.bounds.width / 180).rounded(.down))
        let side = (view.bounds.width - 2 * margin - (columns - 1) * gap) / columns
        scroll.frame = view.bounds
        heading.frame = CGRect(
            x: margin, y: max(view.safeAreaInsets.top, 44) + 16, width: view.bounds.width - 2 * margin, height: 42)
        for (index, picture) in pictures.enumerated() {
            let row = (CGFloat(index) / columns).rounded(.down)
            let column = CGFloat(index) - row * columns
            picture.frame = CGRect(
                x: margin + column * (side + gap), y: heading.frame.maxY + 14 + row * (side + gap), width: side,
                height: side)
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: (pictures.last?.frame.maxY ?? 0) + 40)
    }
}
