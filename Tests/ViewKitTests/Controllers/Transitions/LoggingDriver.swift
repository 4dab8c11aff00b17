@testable import ViewKit

/// A percent driver that writes down its start.
@MainActor final class LoggingDriver: UIPercentDrivenInteractiveTransition {
    private let log: EventLog

    init(log: EventLog) {
        self.log = log
        super.init()
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log.add("startInteractiveTransition")
        super.startInteractiveTransition(transitionContext)
    }
}
