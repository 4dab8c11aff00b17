import Combine
import UIKit

extension UIControl {
    final class EventSubscription<S: Subscriber>: Subscription where S.Input == UIControl, S.Failure == Never {
        private var subscriber: S?

        init(_ subscriber: S, _ control: UIControl, _ event: UIControl.Event) {
            self.subscriber = subscriber
            control.addTarget(self, action: #selector(send(_:)), for: event)
        }

        func request(_ demand: Subscribers.Demand) {}
        func cancel() { subscriber = nil }
        @objc private func send(_ control: UIControl) { _ = subscriber?.receive(control) }
    }

    struct EventPublisher: Publisher {
        typealias Output = UIControl
        typealias Failure = Never
        let control: UIControl
        let event: UIControl.Event

        func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            subscriber.receive(subscription: EventSubscription(subscriber, control, event))
        }
    }

    func publisher(for event: UIControl.Event) -> EventPublisher { EventPublisher(control: self, event: event) }
}
