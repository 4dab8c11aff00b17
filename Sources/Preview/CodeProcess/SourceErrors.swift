import LiveCode

/// The errors of files that do not compile.
package struct SourceErrors: Error, CustomStringConvertible {
    let messages: [CompilerMessage]

    /// The messages, each at the user's place with the line and a caret.
    package var description: String { messages.map(\.description).joined(separator: "\n") }
}
