import Foundation

/// The messages that objects of one host are to be sent later.
@MainActor final class PerformRequests {
    private struct Request {
        let number: Int
        let target: NSObject
        let selector: Selector
        let argument: Any?
        let token: MainQueue.Token
    }

    private let queue: MainQueue
    private var requests: [Request] = []
    private var count = 0

    private init(queue: MainQueue) { self.queue = queue }

    /// The requests of the current host.
    static var current: PerformRequests { HostScope.attachment { PerformRequests(queue: $0.mainQueue) } }

    func add(_ selector: Selector, to target: NSObject, with argument: Any?, after delay: TimeInterval) {
        count += 1
        // The request alone keeps the target alive, so that cancelling lets it go.
        let token = queue.asyncAfter(delay) { [weak self, count] in self?.send(count) }
        requests.append(
            Request(number: count, target: target, selector: selector, argument: argument, token: token))
    }

    private func send(_ number: Int) {
        guard let index = requests.firstIndex(where: { $0.number == number }) else { return }
        let request = requests.remove(at: index)
        request.target.perform(request.selector, with: request.argument)
    }

    func remove(to target: AnyObject) { requests.removeAll { $0.target === target } }

    func remove(to target: AnyObject, _ selector: Selector, with argument: Any?) {
        requests.removeAll {
            $0.target === target && $0.selector == selector && Self.areEqual($0.argument, argument)
        }
    }

    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?):
            (a as? AnyHashable).map { $0 == b as? AnyHashable } ?? (a as AnyObject === b as AnyObject)
        default: false
        }
    }
}
