#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A photo on black, as large as the screen allows.
final class StockPhotoScreen: UIViewController {
    private let picture: UIImageView
    private let close: () -> Void

    init(picture name: String, close: @escaping () -> Void) {
        picture = UIImageView(picture: name)
        self.close = close
        super.init(nibName: nil, bundle: nil)
        title = "Photo"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.clipsToBounds = true
        view.addSubview(picture)
        view.onTap { [unowned self] _ in close() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(view.bounds.width, view.bounds.height)
        picture.bounds.size = CGSize(width: side, height: side)
        picture.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
}
