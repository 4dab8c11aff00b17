/// A scan of a Swift file for declarations, without parsing it: fast enough for thousands of files.
///
/// Each branch of a condition counts. Code that does not compile gives what is recognized of it.
struct DeclarationScan {
    /// The code between two braces.
    private enum Scope {
        case file
        /// An extension of the type; the members are for the file alone where it is private.
        case typeExtension(String, isPrivate: Bool)
        case type
        case code
    }

    /// The words that begin a declaration.
    private enum Keyword {
        case type, typeExtension, function, variable, alias, initializer, subscriptMember, operatorName
    }

    private static let keywords: [String: Keyword] = [
        "class": .type, "struct": .type, "enum": .type, "protocol": .type, "actor": .type,
        "extension": .typeExtension, "func": .function, "var": .variable, "let": .variable, "typealias": .alias,
        "associatedtype": .alias, "init": .initializer, "subscript": .subscriptMember, "operator": .operatorName,
        "precedencegroup": .operatorName,
    ]
    /// The longest of these words.
    private static let longestKeyword = 15

    private let bytes: [UInt8]
    private let tokens: [SwiftTokens.Token]
    private var index = 0
    private var scopes: [Scope] = [.file]
    /// The scope of the next brace.
    private var pending: Scope?
    private var isPrivate = false
    private var found = FileDeclarations()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftTokens.all(of: bytes)
    }

    mutating func declarations() -> FileDeclarations {
        while index < tokens.count {
            let token = tokens[index]
            if token.kind == .word { readWord() } else { readBrace(bytes[token.range.lowerBound]) }
            index += 1
        }
        return found
    }

    private mutating func readBrace(_ byte: UInt8) {
        if byte == UInt8(ascii: "{") {
            scopes.append(pending ?? .code)
            pending = nil
        } else if byte == UInt8(ascii: "}"), scopes.count > 1 {
            scopes.removeLast()
        }
    }

    private func text(at index: Int) -> String {
        index < tokens.count ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }

    private func isWord(at index: Int) -> Bool { index < tokens.count && tokens[index].kind == .word }

    private func isCharacter(_ character: Unicode.Scalar, at index: Int) -> Bool {
        index < tokens.count && tokens[index].range.count == 1
            && bytes[tokens[index].range.lowerBound] == UInt8(ascii: character)
    }

    private mutating func readWord() {
        let token = tokens[index]
        guard token.range.count <= Self.longestKeyword else { return }
        let word = text(at: index)
        if word == "private" || word == "fileprivate" {
            // Other files know a variable of which only the setter is private.
            isPrivate = !(isCharacter("(", at: index + 1) && text(at: index + 2) == "set")
            return
        }
        guard let keyword = Self.keywords[word], index == 0 || !isCharacter(".", at: index - 1),
            !isCharacter(":", at: index + 1)
        else { return }
        // `class func` and the like have the other word.
        if keyword == .type, Self.keywords[text(at: index + 1)] != nil { return }
        read(keyword)
        isPrivate = false
    }

    private mutating func read(_ keyword: Keyword) {
        switch keyword {
        case .type:
            guard isWord(at: index + 1) else { return }
            let name = text(at: index + 1)
            found.ownTypes.insert(name)
            declare(name)
            pending = .type
            index += 1
        case .alias:
            found.ownTypes.insert(text(at: index + 1))
            declare(text(at: index + 1))
        case .typeExtension: readExtension()
        case .function:
            let name = text(at: index + 1)
            // A generic operator is read with the bracket behind it.
            let isGeneric = name.count > 1 && name.hasSuffix("<")
            declare(isGeneric ? String(name.dropLast()) : name)
            readLabels(from: index + 2)
        case .variable: if isWord(at: index + 1) { declare(text(at: index + 1)) }
        case .initializer, .subscriptMember: readLabels(from: index + 1)
        case .operatorName: declare(text(at: index + 1))
        }
    }

    /// Notes `name`, declared in the innermost scope.
    private mutating func declare(_ name: String) {
        guard !name.isEmpty, !isPrivate else { return }
        switch scopes.last {
        case .file?: found.globals.insert(name)
        case .typeExtension(let type, isPrivate: false)?: found.members[name, default: []].insert(type)
        default: break
        }
    }

    /// Reads the head of an extension, to before its brace.
    private mutating func readExtension() {
        index += 1
        var type = ""
        var protocols: Set<String> = []
        var isInherited = false
        while index < tokens.count, !isCharacter("{", at: index), text(at: index) != "where" {
            if isCharacter(":", at: index) { isInherited = true }
            if isWord(at: index) {
                if isInherited { protocols.insert(text(at: index)) } else { type = text(at: index) }
            }
            index += 1
        }
        while index < tokens.count, !isCharacter("{", at: index) { index += 1 }
        index -= 1
        guard !type.isEmpty else { return }
        pending = .typeExtension(type, isPrivate: isPrivate)
        if !protocols.isEmpty { found.conformances[type, default: []].formUnion(protocols) }
    }

    /// Notes the labels of the parameters whose list begins at `start`, behind a clause of generic parameters.
    private mutating func readLabels(from start: Int) {
        let type: String
        switch scopes.last {
        case .file?: type = ""
        case .typeExtension(let extended, isPrivate: false)?: type = extended
        default: return
        }
        guard !isPrivate else { return }
        var next = start
        while next < tokens.count, !isCharacter("(", at: next) {
            if isCharacter("{", at: next) || isCharacter("}", at: next) { return }
            next += 1
        }
        var depth = 0
        while next < tokens.count {
            if isCharacter("(", at: next) || isCharacter("[", at: next) { depth += 1 }
            if isCharacter(")", at: next) || isCharacter("]", at: next) { depth -= 1 }
            if depth == 0 { return }
            let isFirst = isCharacter("(", at: next) || isCharacter(",", at: next)
            if depth == 1, isFirst, isWord(at: next + 1), text(at: next + 1) != "_" {
                found.labels[text(at: next + 1), default: []].insert(type)
            }
            next += 1
        }
    }
}
