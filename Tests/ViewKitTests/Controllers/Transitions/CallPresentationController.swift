@testable import ViewKit

/// Writes down what it is told of a presentation, without layouts, whose number is nowhere documented.
@MainActor final class CallPresentationController: UIPresentationController {
    private let log: EventLog

    init(log: EventLog, presented: UIViewController, presenting: UIViewController?) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override func presentationTransitionWillBegin() { log.add("presentationTransitionWillBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        log.add("presentationTransitionDidEnd(\(completed))")
    }
    override func dismissalTransitionWillBegin() { log.add("dismissalTransitionWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("dismissalTransitionDidEnd(\(completed))") }
}
