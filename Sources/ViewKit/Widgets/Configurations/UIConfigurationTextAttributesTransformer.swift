/// A function that makes other attributes of those of a configuration's text.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    private final class Function: Sendable {
        let call: @Sendable (AttributeContainer) -> AttributeContainer

        init(_ call: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.call = call }
    }

    private let function: Function

    /// A transformer that calls `transform`.
    @preconcurrency public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        function = Function(transform)
    }

    /// The function.
    public var transform: @Sendable (AttributeContainer) -> AttributeContainer { function.call }

    /// The attributes that the function makes of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { function.call(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
    /// Whether both are copies of one transformer.
    public static func == (left: Self, right: Self) -> Bool { left.function === right.function }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
