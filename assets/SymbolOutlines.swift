import Foundation

/// The outlines that stand for Apple's symbols; `assets/README.md` says where they come from.
package struct SymbolOutlines: Sendable {
    /// Those that come with the program; none where the files are missing.
    package static let shared = SymbolOutlines(
        names: text("names"), outlines: text("outlines"))

    /// The icons by the names of the symbols that they stand for.
    private let icons: [Substring: Substring]
    /// The outlines by the names of the icons.
    private let outlines: [Substring: Substring]

    init(names: String, outlines: String) {
        icons = Self.table(names)
        self.outlines = Self.table(outlines)
    }

    /// The names of the symbols that have an outline, sorted.
    package var names: [String] { icons.keys.map(String.init).sorted() }

    /// The outline of the symbol `name` in a square of 24 units, as a list of steps of SVG; nil where there is none.
    package func outline(of name: String) -> String? {
        icons[Substring(name)].flatMap { outlines[$0] }.map(String.init)
    }

    /// The second words of lines by the first ones, with a tabulator between them.
    private static func table(_ text: String) -> [Substring: Substring] {
        let pairs = text.split(separator: "\n").compactMap { line -> (Substring, Substring)? in
            let words = line.split(separator: "\t", maxSplits: 1)
            return words.count == 2 ? (words[0], words[1]) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func text(_ name: String) -> String {
        let file = AssetFolder.url.appending(path: "symbols/\(name).tsv")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
}
