/// A declaration that can be opened.
package struct SourceEntry: Hashable, Codable, Sendable {
    /// The kind of a declaration that can be opened; a type of several kinds is of the first one.
    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// A `#Preview` block.
        case preview
        /// A type that conforms to `UIApplicationDelegate`.
        case application
        /// A type that conforms to `UIWindowSceneDelegate`.
        case scene
        /// A type that conforms to a delegate protocol that gives animators.
        case delegate
        /// A type that conforms to `UIViewControllerAnimatedTransitioning`.
        case animator
        /// A subclass of `UIPercentDrivenInteractiveTransition`.
        case driver
    }

    package var kind: Kind
    /// The name of the preview, or of the type.
    package var name: String
    /// The file, counted as the files of the request are.
    package var file: Int
    package var position: SourcePosition
    /// The symbol of the function that makes the object, a C function `(Bool) -> void *` that gets whether the object is for
    /// going forward and returns it owned by the caller; nil where an argument would have to be known.
    package var function: String?
    /// The traits of a preview, as they are written, such as `.landscapeLeft`.
    package var traits: [String] = []

    package init(kind: Kind, name: String, file: Int, position: SourcePosition) {
        self.kind = kind
        self.name = name
        self.file = file
        self.position = position
    }
}
