/// A shared object with compiled code, whose file stays as long as this is held.
///
/// A version that shows may be launched again at any time, with other values of its numbers or on other screens.
package final class CodeLibrary: Sendable {
    /// The path of the file.
    package let path: String

    package init(path: String) { self.path = path }
}

extension CodeLibrary: Hashable {
    package static func == (one: CodeLibrary, other: CodeLibrary) -> Bool { one.path == other.path }

    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
