import Graphics

/// A colour of an app's bundle.
package struct NamedColor: Hashable, Sendable {
    /// The colour of one appearance.
    package enum Value: Hashable, Sendable {
        case fixed(CGColor)
        /// The system's colour of that name, such as `systemBlueColor`.
        case system(String)
    }

    /// The colour of the light appearance.
    package var light: Value
    /// The colour of the dark appearance; nil for the light one.
    package var dark: Value?

    package init(light: Value, dark: Value? = nil) {
        self.light = light
        self.dark = dark
    }
}
