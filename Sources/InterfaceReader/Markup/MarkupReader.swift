import Foundation
import FoundationXML
import InterfaceFiles

/// Reads an XML document into elements, within limits of size, depth and number.
final class MarkupReader: NSObject, XMLParserDelegate {
    /// Bytes of a document; a storyboard of a hundred scenes has 2 MB.
    static let largestSize = 64 << 20
    /// Levels of elements within elements; Interface Builder writes about three for each view within a view.
    static let deepest = 256
    /// Elements of a document.
    static let largestCount = 1_000_000

    private let file: String
    /// The elements whose end tags have not come, the outermost first.
    private var open: [MarkupElement] = []
    private var root: MarkupElement?
    private var count = 0
    private var problem: InterfaceProblem?

    private init(file: String) { self.file = file }

    /// The root of the document in `data`; problems name the `file`.
    static func root(of data: Data, file: String) throws(InterfaceProblem) -> MarkupElement {
        guard data.count <= largestSize else {
            throw InterfaceProblem(
                file: file,
                "it has \(data.count >> 20) MB, which may be \(largestSize >> 20); split it into several files")
        }
        let reader = MarkupReader(file: file)
        // Given as a whole, a document of more than 10 MB is an error.
        let parser = XMLParser(stream: InputStream(data: try MarkupSource(data, file: file).data))
        parser.delegate = reader
        parser.shouldResolveExternalEntities = false
        let isWhole = parser.parse()
        if let problem = reader.problem { throw problem }
        guard isWhole, reader.open.isEmpty, let root = reader.root else {
            let problem =
                reader.open.last.map { "it ends within <\($0.name)> of line \($0.line)" } ?? "it is no XML document"
            throw InterfaceProblem(file: file, line: parser.lineNumber, problem + "; restore it")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard problem == nil else { return }
        count += 1
        guard count <= Self.largestCount else {
            return stop(parser, "it has more than \(Self.largestCount) elements; split it into several files")
        }
        guard open.count < Self.deepest else {
            return stop(parser, "its elements lie within each other more than \(Self.deepest) levels deep")
        }
        open.append(MarkupElement(name: name, attributes: attributes, line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard problem == nil, var element = open.popLast() else { return }
        // Spaces count only where a text is meant.
        if !element.name.hasSuffix("tring"), element.text.utf8.allSatisfy(Self.isSpace) { element.text = "" }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard problem == nil, let element = open.last else { return }
        // The indentation between elements is most of the text of a file.
        let isText = !element.text.isEmpty || element.name.hasSuffix("tring")
        guard isText || !text.utf8.allSatisfy(Self.isSpace) else { return }
        open[open.count - 1].text += text
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        guard problem == nil, !Self.isTolerable(code) else { return }
        let open = open.last.map { " within <\($0.name)> of line \($0.line)" } ?? ""
        let meaning = count == 0 ? "there is no start tag" : Self.meaning(of: code)
        stop(parser, "its XML is not well-formed\(open): \(meaning); restore or repair it")
    }

    private func stop(_ parser: XMLParser, _ sentence: String) {
        problem = InterfaceProblem(file: file, line: parser.lineNumber, sentence)
        parser.abortParsing()
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0a || byte == 0x09 || byte == 0x0d }

    /// Whether the document can be read in spite of it: warnings about language and namespaces, and undeclared prefixes.
    private static func isTolerable(_ code: Int) -> Bool {
        (98...102).contains(code) || (200...205).contains(code)
    }

    /// The meaning of an error by its code, which is libxml2's.
    private static func meaning(of code: Int) -> String {
        switch code {
        case 4: "there is no start tag"
        case 5, 77, 86: "it ends too early, or goes on behind its root"
        case 9, 81: "a character is not allowed, or not of the encoding"
        case 23, 26, 68: "a name is missing, or &amp; is written as a mere &"
        case 38...41: "the value of an attribute is missing, or not in quotation marks"
        case 42: "an attribute stands twice in a tag"
        case 65, 73, 74: "a tag does not end"
        case 76: "the end tag is another one's"
        default: "the parser's error is \(code)"
        }
    }
}
