@testable import ViewKit

/// A controller that calls a block in `viewDidLoad`.
@MainActor final class CallingController: UIViewController {
    var whenLoaded: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded()
    }
}
