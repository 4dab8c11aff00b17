/// A file that is compiled with those that were named, as they need it.
package struct Sibling: Hashable, Sendable {
    /// The path: absolute where that of the file that was named is.
    package let path: String
    /// The name that it declares.
    package let name: String
    /// The paths of other files that declare the name and lie as near.
    package var others: [String] = []
}
