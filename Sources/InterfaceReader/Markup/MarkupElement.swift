/// An element of an XML document with all that it holds.
struct MarkupElement {
    var name: String
    var attributes: [String: String]
    var children: [MarkupElement] = []
    /// The characters between the tags, without those of the children.
    var text = ""
    /// The line of the file in which the start tag ends, from 1.
    var line: Int

    /// The first child of the name.
    func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }
}
