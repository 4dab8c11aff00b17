import SwiftSources
import SwiftSyntax

/// The results of translating a construct or a file.
struct FileChanges {
    private(set) var edits: [SourceEdit] = []
    private(set) var problems: [SourceProblem] = []
    private(set) var entries: [SourceEntry] = []
    /// The symbols of the functions that describe classes to the loader of interface files.
    private(set) var interfaceFunctions: [String] = []
    /// The literals that can be tuned.
    private(set) var numbers: [TunableLiteral] = []
    /// The overrides that go into the class of another place, and the file of that class.
    private(set) var movedMembers: [(file: Int, edit: SourceEdit)] = []

    /// Adds other changes behind these: insertions at one place keep their order.
    mutating func append(_ other: FileChanges) {
        edits += other.edits
        problems += other.problems
        entries += other.entries
        interfaceFunctions += other.interfaceFunctions
        movedMembers += other.movedMembers
        numbers += other.numbers
    }

    mutating func append(_ edit: SourceEdit) { edits.append(edit) }

    mutating func append(_ entry: SourceEntry) { entries.append(entry) }

    mutating func append(_ numbers: [TunableLiteral]) { self.numbers += numbers }

    mutating func appendInterface(_ function: String) { interfaceFunctions.append(function) }

    mutating func insert(_ text: String, at offset: Int) { edits.append(SourceEdit(offset..<offset, text)) }

    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.append(SourceEdit(node.trimmedOffsets, text))
    }

    /// Removes the node with the spaces after it.
    mutating func remove(_ node: some SyntaxProtocol) { edits.append(SourceEdit(node.offsetsWithSpaceAfter, "")) }

    /// Inserts `piece` on a line of its own at the end of a class.
    mutating func move(_ piece: SourceEdit.Piece, to body: ProjectIndex.BodyEnd) {
        let edit = SourceEdit(body.offset..<body.offset, [.text("\n"), piece, .text("\n")])
        movedMembers.append((body.file, edit))
    }

    /// Adds the names of inherited types behind those of `clause`, or behind `name` where there is none.
    mutating func inherit(_ types: [String], in clause: InheritanceClauseSyntax?, after name: some SyntaxProtocol) {
        let last = clause?.inheritedTypes.last?.type.trimmedOffsets.upperBound
        for (number, type) in types.enumerated() {
            insert((last == nil && number == 0 ? ": " : ", ") + type, at: last ?? name.trimmedOffsets.upperBound)
        }
    }

    /// Reports a construct that cannot be translated; what the parser did not understand is left to the compiler.
    mutating func report(_ node: some SyntaxProtocol, _ message: String, in context: FileContext) {
        guard !node.hasError else { return }
        problems.append(
            SourceProblem(file: context.file, position: context.position(of: node), message: message))
    }
}
