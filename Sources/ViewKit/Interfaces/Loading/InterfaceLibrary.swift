import InterfaceFiles

/// The interface files of an app, and its own classes that they name, for one host.
@MainActor package final class InterfaceLibrary {
    /// Returns the interface file of a name without ending, of a kind; nil where the app has none.
    package var file: @MainActor (_ name: String, _ kind: InterfaceFile.Kind) -> InterfaceFile? = { _, _ in nil }
    /// The names of the classes that load nibs whose objects are connected to them.
    package var nibOwners: Set<String> = []
    /// The scenes whose controllers are being made, each within the one before: one of them cannot contain itself.
    var pendingScenes: Set<String> = []
    /// The number of nibs that are being loaded, each within the one before.
    var nibDepth = 0
    private var types: [String: AnyClass] = [:]
    private var parts: [ObjectIdentifier: [_InterfaceClass]] = [:]

    /// The library of the host whose layers `context` has.
    package static func of(_ context: LayerContext) -> InterfaceLibrary {
        context.attachments.value { InterfaceLibrary() }
    }

    /// The library of the current host.
    static var current: InterfaceLibrary { HostScope.attachment { _ in InterfaceLibrary() } }

    /// Adds the members of an own class in one of its declarations.
    package func append(_ part: _InterfaceClass) {
        for name in part.names { types[name] = part.type }
        parts[ObjectIdentifier(part.type), default: []].append(part)
    }

    /// The own class that files name `name`; nil where there is none.
    func type(named name: String) -> AnyClass? { types[name] }

    /// The members of `type` and of its superclasses, the class's own first.
    func parts(of type: AnyClass) -> [_InterfaceClass] {
        var found: [_InterfaceClass] = []
        var current: AnyClass? = type
        while let next = current {
            found += parts[ObjectIdentifier(next)] ?? []
            current = _getSuperclass(next)
        }
        return found
    }

    /// The method of that name of any own class, which an action to the first responder names; nil where there is none.
    func responderAction(_ selector: String) -> Selector? {
        parts.values.joined().lazy.compactMap { $0.actions[selector] }.first
    }

    /// The method of `object` with the name of `selector`; nil where its class has none.
    func action(_ selector: String, of object: AnyObject) -> Selector? {
        parts(of: Swift.type(of: object)).lazy.compactMap { $0.actions[selector] }.first
    }
}
