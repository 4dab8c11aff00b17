import Foundation

/// The observation of a property by a closure; it ends with the object that stands for it.
public final class NSKeyValueObservation: NSObject {
    private let observation: KeyValueObservation

    init(_ observation: KeyValueObservation) { self.observation = observation }

    deinit { observation.end() }

    /// Ends the observation; the closure is called no more.
    public func invalidate() { observation.end() }
}
