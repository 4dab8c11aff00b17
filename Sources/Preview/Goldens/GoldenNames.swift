import LiveCode

/// The names of folders for the goldens of several transitions: safe on any file system, and each once, whatever the case.
struct GoldenNames {
    /// The names, in the order of the titles.
    let all: [String]
    /// The most characters of a title that are kept.
    private static let longest = 60

    /// Names for the transitions called `titles`; those of one title are told apart by their order.
    ///
    /// A title with other characters, or one that comes twice, gets a digest as a suffix, so that a name does not change when
    /// transitions are added.
    init(_ titles: [String]) {
        var known: [String: Int] = [:]
        let numbers = titles.map { title in
            known[title, default: 0] += 1
            return known[title] ?? 1
        }
        let plain = titles.map(Self.plain)
        let first = zip(plain, numbers).filter { $0.1 == 1 }.map { ($0.0.lowercased(), 1) }
        let counts = Dictionary(first, uniquingKeysWith: +)
        all = zip(zip(titles, numbers), plain).map { title, name in
            if title.1 == 1, name == title.0, counts[name.lowercased()] == 1 { return name }
            let parts = title.1 == 1 ? [title.0] : [title.0, "\(title.1)"]
            return "\(name)-\(TextDigest(parts).description.prefix(8))"
        }
    }

    /// `title` with letters and digits of ASCII, dashes and underscores alone; names of devices, and those that begin with a
    /// dash, get a letter before them.
    private static func plain(_ title: String) -> String {
        let words = title.unicodeScalars.split { !isSafe($0) }.map { String(String.UnicodeScalarView($0)) }
        let name = String(words.joined(separator: "-").prefix(longest))
        let isReserved = name.isEmpty || name.hasPrefix("-") || devices.contains(name.lowercased())
        return isReserved ? "t\(name)" : name
    }

    /// Names that some systems keep for devices.
    private static let devices: Set = ["con", "prn", "aux", "nul"]

    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
    }
}
