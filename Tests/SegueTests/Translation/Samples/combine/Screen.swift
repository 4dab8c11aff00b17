import UIKit

#if canImport(Combine)
import Combine
#else
#error("Combine is here")
#endif

class Screen: UIViewController {
    let model = Model()
    let shown = Shown()
    lazy var token = model.$query.combineLatest(shown.$count).sink { print($0, $1) }
}
