import Foundation

/// A change of a property, as a closure that observes it is told of it.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The value after the change; nil without the option `.new`, and before a change.
    public let newValue: Value?
    /// The value before the change; nil without the option `.old`, and in the first call that `.initial` asks for.
    public let oldValue: Value?
    /// The indexes of the objects of a collection that changed; nil for a property that was set.
    public let indexes: IndexSet?
    /// Whether the call comes before the change, which `.prior` asks for.
    public let isPrior: Bool

    init(_ notice: KeyValueNotice) {
        kind = .setting
        newValue = notice.new as? Value
        oldValue = notice.old as? Value
        indexes = nil
        isPrior = notice.isPrior
    }
}
