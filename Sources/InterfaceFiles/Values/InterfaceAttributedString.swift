/// A text whose parts have attributes.
package struct InterfaceAttributedString: Hashable, Sendable {
    /// A part of the text with the same attributes.
    package struct Fragment: Hashable, Sendable {
        package var text: String
        /// The attributes by the names of `NSAttributedString`, such as `NSColor`, `NSFont`, `NSKern`.
        package var attributes: [String: InterfaceValue] = [:]
        package var paragraphStyle: InterfaceParagraphStyle?

        package init(text: String) { self.text = text }
    }

    package var fragments: [Fragment]

    package init(fragments: [Fragment]) { self.fragments = fragments }

    /// The text without its attributes.
    package var text: String { fragments.map(\.text).joined() }
}
