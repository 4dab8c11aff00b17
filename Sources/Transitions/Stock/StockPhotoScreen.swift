#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A photo on black, as large as the screen allows.
final class StockPhotoScreen: StockScreen {
    private let picture: UIImageView

    init(picture name: String, close: @escaping () -> Void) {
        picture = UIImageView(picture: name)
        super.init("Photo", color: .black, showOther: close)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(picture)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(view.bounds.width, view.bounds.height)
        picture.bounds.size = CGSize(width: side, height: side)
        picture.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
}
