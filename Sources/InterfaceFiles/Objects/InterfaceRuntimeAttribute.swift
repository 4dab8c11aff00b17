/// A user-defined runtime attribute: a value that is set by key path after an object was made.
package struct InterfaceRuntimeAttribute: Hashable, Sendable {
    /// Such as `layer.cornerRadius`.
    package var keyPath: String
    /// The type that the editor shows: `boolean`, `number`, `string`, `color`, `image`, `point`, `size`, `rect`, `range`, `nil`.
    package var type: String
    /// An image is a reference, a localised string is a string; nil where the value could not be read.
    package var value: InterfaceValue?

    package init(keyPath: String, type: String, value: InterfaceValue?) {
        self.keyPath = keyPath
        self.type = type
        self.value = value
    }
}
