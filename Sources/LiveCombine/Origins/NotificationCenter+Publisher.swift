import LiveKit
import OpenCombine

extension NotificationCenter {
    /// A publisher of the notifications called `name` of `object`, or of any object where that is nil.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        NotificationCenter.Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications, on the threads on which they are posted.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        /// A notification.
        public typealias Output = Notification
        /// It never fails.
        public typealias Failure = Never

        /// The center that posts them.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// The object that they are of; nil for any.
        public let object: AnyObject?

        /// A publisher of the notifications of `center` called `name` of `object`, or of any object where that is nil.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Whether both publish the same notifications.
        public static func == (a: Publisher, b: Publisher) -> Bool {
            a.center === b.center && a.name == b.name && a.object === b.object
        }

        /// Observes the notifications for `subscriber`; those that it has not asked for are lost for it.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = EventSubscription(subscriber)
            let receive = CarriedAction<Notification> { [weak subscription] in subscription?.send($0) }
            let token = center.addObserver(forName: name, object: object, queue: nil) { receive.call($0) }
            subscription.begin(AnyCancellable { [center] in center.removeObserver(token) })
        }
    }
}
