import Foundation

/// Values beside objects, by addresses: kept by a view or a controller itself, for other objects in a table.
///
/// `@unchecked Sendable`: all that it holds is read and changed under its lock.
final class AssociatedObjects: @unchecked Sendable {
    /// The values of one object.
    final class Values {
        fileprivate var all: [UInt: Value] = [:]
        fileprivate init() {}
    }

    fileprivate struct Value {
        /// The value itself; nil where it is not kept alive.
        var kept: Any?
        weak var object: AnyObject?
    }

    private struct Owner {
        weak var object: AnyObject?
        let values: Values
    }

    static let shared = AssociatedObjects()
    private let lock = NSLock()
    /// The owners that are neither views nor controllers.
    private var owners: [ObjectIdentifier: Owner] = [:]
    /// The number of owners at which those that are gone are looked for.
    private var sweepCount = 64

    private init() {}

    func value(of object: AnyObject, at key: UInt) -> Any? {
        lock.withLock {
            let value = values(of: object, makes: false)?.all[key]
            return value?.kept ?? value?.object
        }
    }

    func set(_ value: Any?, _ policy: objc_AssociationPolicy, of object: AnyObject, at key: UInt) {
        let new = value.map { Self.value($0, policy) }
        // The deinitializer of a former value may call this table, so it runs after the lock is released.
        let former: (Value?, [Owner]) = lock.withLock {
            let values = values(of: object, makes: new != nil)
            let former = values?.all.removeValue(forKey: key)
            values?.all[key] = new
            return (former, sweep())
        }
        withExtendedLifetime(former) {}
    }

    func removeAll(of object: AnyObject) {
        let former = lock.withLock {
            let values = values(of: object, makes: false)
            defer { values?.all.removeAll() }
            return values?.all
        }
        withExtendedLifetime(former) {}
    }

    private static func value(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: Value(object: value as AnyObject)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: Value(kept: value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            Value(kept: (value as? any NSCopying)?.copy(with: nil) ?? value)
        }
    }

    private func values(of object: AnyObject, makes: Bool) -> Values? {
        if let responder = object as? UIResponder {
            if responder.associatedValues == nil, makes { responder.associatedValues = Values() }
            return responder.associatedValues
        }
        let id = ObjectIdentifier(object)
        // An object may lie where another one was.
        if let owner = owners[id], owner.object === object { return owner.values }
        guard makes else { return nil }
        let values = Values()
        owners[id] = Owner(object: object, values: values)
        return values
    }

    /// Takes out the owners that are gone, now and then, and returns them.
    private func sweep() -> [Owner] {
        guard owners.count >= sweepCount else { return [] }
        let gone = owners.filter { $0.value.object == nil }
        for id in gone.keys { owners[id] = nil }
        sweepCount = max(64, 2 * owners.count)
        return Array(gone.values)
    }
}
