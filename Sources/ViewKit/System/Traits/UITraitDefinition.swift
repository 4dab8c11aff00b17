/// A trait, by the type of its values and the value where none is said.
public protocol UITraitDefinition {
    /// The type of the values.
    associatedtype Value
    /// The value of a collection that says none.
    static var defaultValue: Value { get }
    /// A name for people; the type's by default.
    static var name: String { get }
    /// A name that tells the trait from others; the type's by default.
    static var identifier: String { get }
    /// Whether dynamic colours may depend on the trait; false by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }

    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: Self.self) }

    /// False.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
