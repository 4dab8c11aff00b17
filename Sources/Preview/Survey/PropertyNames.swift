import ViewKit

/// The names of the properties in which objects of the user's classes have other objects.
///
/// Reads stored properties by reflection: those of the user's classes alone, so that none is computed.
@MainActor struct PropertyNames {
    private var names: [ObjectIdentifier: String] = [:]

    /// The names of what `owners` have; the first owner of an object counts.
    init(of owners: some Sequence<AnyObject>) {
        for owner in owners { addProperties(of: owner) }
    }

    /// The name of the property that has `object`, such as `Root.card`; nil where none is known.
    func name(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

    private mutating func addProperties(of owner: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror, !Self.isSystem(current.subjectType) {
            for child in current.children {
                guard let label = child.label, let object = Self.object(child.value), object !== owner else { continue }
                let key = ObjectIdentifier(object)
                if names[key] == nil { names[key] = "\(type(of: owner)).\(Self.plain(label))" }
            }
            mirror = current.superclassMirror
        }
    }

    /// The object that `value` is, or that it holds as an optional; nil for other values.
    private static func object(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object($0.value) } }
        return mirror.displayStyle == .class ? value as AnyObject : nil
    }

    /// The name of a property in the source, without what the compiler adds to that of a lazy one.
    private static func plain(_ label: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    }

    /// Whether `type` comes with UIKit or Foundation.
    static func isSystem(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return ["ViewKit.", "LayerTree.", "Foundation.", "Graphics.", "Swift."].contains { name.hasPrefix($0) }
    }
}
