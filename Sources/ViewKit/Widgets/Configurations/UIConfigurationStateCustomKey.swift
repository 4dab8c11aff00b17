/// The name of an app's own value in the state of a configuration.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A key of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
