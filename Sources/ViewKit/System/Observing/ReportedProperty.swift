import Foundation

/// A property of UIKit's or Foundation's whose changes its class tells observers of.
struct ReportedProperty: Sendable {
    let name: String
    /// The value of the property of an object; nil for one of another class.
    private let read: @MainActor @Sendable (AnyObject) -> Any?

    /// The property of the class `Owner` that `read` reads.
    init<Owner: AnyObject>(_ name: String, _ read: @escaping @MainActor @Sendable (Owner) -> Any) {
        self.name = name
        self.read = { object in (object as? Owner).map(read) }
    }

    /// The value of the property `key` of `object`: a reported one, or one that is stored by a class of opened code; nil where
    /// it cannot be read.
    static func value(of object: AnyObject, at key: String) -> Any? {
        if let value = reportedValue(of: object, at: key, among: all + operations) { return value }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// The object that the property `key` of `object` holds; nil where it holds none.
    static func object(_ object: AnyObject, _ key: String) -> AnyObject? {
        guard let value = value(of: object, at: key) else { return nil }
        if let optional = value as? any OptionalValue {
            return optional.wrapped.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
        }
        return type(of: value) is AnyClass ? value as AnyObject : nil
    }

    private static func reportedValue(
        of object: AnyObject, at key: String, among properties: [ReportedProperty] = all
    ) -> Any? {
        guard MainThread.isCurrent else { return nil }
        // The object stays on this thread, which is the main one.
        nonisolated(unsafe) let object = object
        // So does the value.
        nonisolated(unsafe) var value: Any?
        MainActor.assumeIsolated {
            for property in properties where property.name == key && value == nil { value = property.read(object) }
        }
        return value
    }

    /// Reports that `object` does not tell of changes of the last property of `path`, where that is known: its class is UIKit's
    /// or Foundation's, or its own properties are not declared there.
    static func check(_ path: KeyValuePath, of object: AnyObject) {
        guard let key = path.keys.last, let owner = path.owner(object, path.lastLevel),
            let module = String(reflecting: type(of: owner)).split(separator: ".").first,
            ["ViewKit", "LayerTree", "Foundation"].contains(module), reportedValue(of: owner, at: key) == nil
        else { return }
        report(
            owner,
            "changes of \"\(key)\" are not told to observers. Observe one of the properties that the manual lists.")
    }

    /// Reports a misuse by `object`, now or, from another thread, in the next frame.
    static func report(_ object: AnyObject, _ problem: String) {
        let place = "\(type(of: object))"
        guard MainThread.isCurrent else {
            return DispatchQueue.main.async { FaultLog.current.report(at: place, problem) }
        }
        MainActor.assumeIsolated { FaultLog.current.report(at: place, problem) }
    }
}
