/// The answer of the translator to the files of one project.
package struct Translation: Hashable, Codable, Sendable {
    /// The files as they are compiled, in the order of the request.
    package var files: [TranslatedFile]
    /// The declarations that can be opened, in the order of the files and of their places.
    package var entries: [SourceEntry]
    /// The constructs that cannot be compiled.
    package var problems: [SourceProblem]
    /// The declarations that are left out, by the modules that they need and that are not here.
    package var leftOut: [LeftOutDeclarations]
    /// The symbols of the functions that describe classes to the loader of interface files, each a C function `() -> void *` that
    /// returns a `_InterfaceClass` owned by the caller.
    package var interfaceFunctions: [String]
    /// The storyboards and nibs that can be read.
    package var interfaces: [CompiledInterface]
    /// The defects that do not keep the project from being opened.
    package var warnings: [SourceProblem]
    /// The literals that can be tuned, in the order of the files and of their places.
    package var numbers: [TunableLiteral]
    /// The number of literals beyond the most that are looked up.
    package var omittedNumberCount: Int
    /// The number of literals that stay as they are, as the request asks.
    package var fixedNumberCount: Int
    /// Whether one of the files imports Combine.
    package var importsCombine: Bool

    package init(
        files: [TranslatedFile], entries: [SourceEntry], problems: [SourceProblem], leftOut: [LeftOutDeclarations] = [],
        interfaceFunctions: [String] = [], interfaces: [CompiledInterface] = [], warnings: [SourceProblem] = [],
        numbers: [TunableLiteral] = [], omittedNumberCount: Int = 0, fixedNumberCount: Int = 0,
        importsCombine: Bool = false
    ) {
        self.files = files
        self.entries = entries
        self.problems = problems
        self.leftOut = leftOut
        self.interfaceFunctions = interfaceFunctions
        self.interfaces = interfaces
        self.warnings = warnings
        self.numbers = numbers
        self.omittedNumberCount = omittedNumberCount
        self.fixedNumberCount = fixedNumberCount
        self.importsCombine = importsCombine
    }
}

/// The files of one project, to be translated together.
package struct TranslationRequest: Hashable, Codable, Sendable {
    /// The texts of the files.
    package var texts: [String]
    /// The flags that hold in conditions, besides `DEBUG`.
    package var conditions: [String]
    /// The names of the modules of which the files are: imports of them are left out.
    package var modules: [String]
    /// The assets of the app, for which symbols are generated as Xcode does.
    package var assets: AssetNames
    /// The storyboards and nibs of the app; where there are some, its classes are described to their loader.
    package var interfaces: [InterfaceText]
    /// The literals that stay as they are, although they could be tuned.
    package var fixedNumbers: Set<TunableLiteral.Key>
    /// Names that are not here, and what stands for each in messages: code that needs them is left out.
    package var absentNames: [String: String]

    package init(
        texts: [String], conditions: [String] = [], modules: [String] = [], assets: AssetNames = AssetNames(),
        interfaces: [InterfaceText] = [], fixedNumbers: Set<TunableLiteral.Key> = [],
        absentNames: [String: String] = [:]
    ) {
        self.texts = texts
        self.conditions = conditions
        self.modules = modules
        self.assets = assets
        self.interfaces = interfaces
        self.fixedNumbers = fixedNumbers
        self.absentNames = absentNames
    }
}

/// A construct that cannot be compiled without an Objective-C runtime.
package struct SourceProblem: Hashable, Codable, Sendable {
    /// The file, counted as the files of the request are, its interfaces behind its texts.
    package var file: Int
    package var position: SourcePosition
    /// The problem and the remedy, as a sentence each.
    package var message: String

    package init(file: Int, position: SourcePosition, message: String) {
        self.file = file
        self.position = position
        self.message = message
    }
}
