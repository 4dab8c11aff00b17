import SwiftSources
import SwiftSyntax

/// A file that is translated, and the project around it.
struct FileContext {
    /// The file, counted as those of the project are.
    let file: Int
    let text: String
    let index: ProjectIndex
    /// Whether the project has interface files, which name its classes.
    var hasInterfaces = false

    /// The length of the file.
    var byteCount: Int { text.utf8.count }

    func position(of node: some SyntaxProtocol) -> SourcePosition {
        SourcePosition(offset: node.trimmedOffsets.lowerBound, in: text)
    }

    /// A name for the function of the entry of that number in the file, known to no other file.
    func entryFunction(_ number: Int) -> String { "segue_entry_\(file)_\(number)" }

    /// A name for the function that describes the class or extension of that number in the file, known to no other file.
    func interfaceFunction(_ number: Int) -> String { "segue_interface_\(file)_\(number)" }
}
