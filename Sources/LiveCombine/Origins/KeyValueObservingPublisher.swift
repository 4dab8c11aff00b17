import LiveKit
import OpenCombine

extension NSObject {
    /// A publisher of the values of a property whose changes are observed, on the threads on which it changes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher, Equatable {
        /// The value after a change.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never

        /// The object that has the property.
        public let object: Subject
        /// The path of the property.
        public let keyPath: KeyPath<Subject, Value>
        /// The times at which it publishes: with `.initial` also at the beginning, with `.prior` also before a change.
        public let options: NSKeyValueObservingOptions
        /// The observation, whose closure it calls for each change.
        let observe: (_ change: @escaping () -> Void) -> NSKeyValueObservation

        /// Whether both publish the values of the same property at the same times.
        public static func == (a: Self, b: Self) -> Bool {
            a.object === b.object && a.keyPath == b.keyPath && a.options == b.options
        }

        /// Observes the property for `subscriber`; values that it has not asked for are lost for it, but for the first one.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let read = { [object, keyPath] in object[keyPath: keyPath] }
            let subscription = EventSubscription(subscriber, initialValue: options.contains(.initial) ? read : nil)
            let observation = observe { [weak subscription] in subscription?.send(read()) }
            subscription.begin(AnyCancellable { observation.invalidate() })
        }

        /// Publishes that the property changes, without its value.
        public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }
    }
}

extension _KeyValueObserving {
    /// A publisher of the values of the property at `keyPath`, from the present one on unless `options` say otherwise.
    ///
    /// With `.prior` each change is published twice, the former value first.
    ///
    /// In an opened file it is called as `publisher(for: \.contentOffset)`: the file's translation adds the names, as it does for
    /// `observe`.
    public func publisher<Value>(
        _key key: String, _through owners: [(Self) -> AnyObject?] = [], for keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) { change in
            self.observe(_key: key, _through: owners, keyPath, options: options.subtracting(.initial)) { _, _ in
                change()
            }
        }
    }
    /// Unavailable: the name of a key path is known only where the call contains it.
    @available(*, unavailable, message: "its name is not known; write the key path in the call: publisher(for: \\.x)")
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        publisher(_key: "\(keyPath)", for: keyPath, options: options)
    }
}
