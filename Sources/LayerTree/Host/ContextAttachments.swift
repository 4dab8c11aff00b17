/// One value of each type that another module keeps with a host.
@MainActor package final class ContextAttachments {
    private var values: [ObjectIdentifier: AnyObject] = [:]

    init() {}

    /// The attachment of this type, made by `make` at the first call.
    package func value<Value: AnyObject>(_ type: Value.Type = Value.self, make: () -> Value) -> Value {
        if let value = values[ObjectIdentifier(type)] as? Value { return value }
        let value = make()
        values[ObjectIdentifier(type)] = value
        return value
    }
}
