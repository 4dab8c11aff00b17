import UIKit

final class Flow: UIViewController {
    func next() { present(DetailHost(), animated: true) }
}
