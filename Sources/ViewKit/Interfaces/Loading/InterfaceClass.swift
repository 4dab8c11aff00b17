/// An app's own class, or an extension of a class, as interface files see it: outlets, actions, and properties that they set.
///
/// Made by functions that the translator adds to opened files, as there is no runtime that finds members by their names.
@preconcurrency @MainActor public final class _InterfaceClass {
    /// A property that is set by its name.
    struct Property {
        /// Whether it is an outlet that traps where it is used without a value.
        let isNeeded: Bool
        /// The type of the values.
        let type: Any.Type
        /// Whether the property of the owner is nil.
        let isEmpty: @MainActor (_ owner: AnyObject) -> Bool
        /// Sets the first of the values that has the property's type; nil for no value. False where none has.
        let set: @MainActor (_ owner: AnyObject, _ values: [Any]?) -> Bool
    }

    /// A method that makes the destination of a segue.
    typealias SegueAction = @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?

    /// The class that has the members.
    let type: AnyClass
    /// The names by which files name the class; none for an extension.
    let names: [String]
    private(set) var outlets: [String: Property] = [:]
    /// The properties besides the outlets.
    private(set) var values: [String: Property] = [:]
    private(set) var actions: [String: Selector] = [:]
    private(set) var segueActions: [String: SegueAction] = [:]
    /// Makes an object of a class that has no `init(coder:)`; nil where the class does not say how.
    private(set) var maker: (@MainActor () -> AnyObject)?
    /// Makes a segue of the class; nil for other classes.
    private(set) var segueMaker: (@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue)?

    /// The members of `type` in one of its declarations, which files name by `names`.
    public init(_ type: AnyClass, _ names: [String]) {
        self.type = type
        self.names = names
    }

    /// Adds an outlet; `isNeeded` says that code does not expect nil in it.
    public func outlet<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>, isNeeded: Bool
    ) { outlets[name] = Self.property(property, isNeeded: isNeeded) }

    /// Adds a property that a runtime attribute sets.
    public func value<Owner: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>) {
        values[name] = Self.property(property, isNeeded: false)
    }

    /// Adds a method that controls, items and recognizers send.
    public func action(_ selector: Selector) { actions[selector.description] = selector }

    /// Adds a method that makes the destination of a segue.
    public func segueAction<Owner: AnyObject>(
        _ name: String, _ make: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> UIViewController?
    ) {
        segueActions[name] = { owner, coder, sender, identifier in
            (owner as? Owner).flatMap { make($0, coder, sender, identifier) }
        }
    }

    /// Sets the way in which an object of the class is made that has no `init(coder:)`.
    public func makes(_ make: @escaping @MainActor () -> AnyObject) { maker = make }

    /// Sets the way in which a segue of the class is made.
    public func makesSegue(
        _ make: @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    ) { segueMaker = make }

    private static func property<Owner: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Value>, isNeeded: Bool
    ) -> Property {
        Property(
            isNeeded: isNeeded, type: Value.self,
            isEmpty: { owner in
                guard let owner = owner as? Owner, let value = owner[keyPath: property] as? any OptionalValue else {
                    return false
                }
                return value.wrapped == nil
            },
            set: { owner, values in
                guard let owner = owner as? Owner else { return false }
                let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
                let value = values.map { values in values.lazy.compactMap { $0 as? Value }.first } ?? empty
                guard let value else { return false }
                owner[keyPath: property] = value
                return true
            })
    }
}
