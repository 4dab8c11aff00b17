import LiveCode
import SwiftSources

/// One compiled version of the user's files.
struct CodeVersion: Sendable {
    /// The shared object.
    let library: CodeLibrary
    /// The entries that can be opened: previews and apps, or without any the bare transitions.
    let entries: [SourceEntry]
    /// The ways back that another entry plays, view controllers and scenes of storyboards, which can be opened besides.
    let screens: [SourceEntry]
    /// The entries that belong to those: delegates of an app's scenes, drivers, and animators for one direction.
    let companions: [SourceEntry]
    /// The names of the declarations that are left out, as they need SwiftUI.
    let leftOut: [LeftOutDeclarations]
    /// The defects of storyboards and nibs, each with its place.
    let interfaceProblems: [String]
    /// The user's places for those of the compiled files.
    let places: SourcePlaces
    /// A number that is equal for equal sources.
    let digest: String
    /// Whether the code may ask for files of the app's bundle by their names.
    let usesBundle: Bool
    /// The names of the files, in the order in which entries count them.
    let fileNames: [String]
    /// The symbols of the functions that describe classes to the loader of interface files.
    let interfaceFunctions: [String]
    /// The storyboards and nibs.
    let interfaces: [CompiledInterface]
    /// The literals that can be tuned, with their own values.
    var numbers = TunableNumbers()
    /// The texts of the files of these, by their paths.
    var texts: [String: String] = [:]

    /// All entries, the screens at the end.
    var allEntries: [SourceEntry] { entries + screens }

    /// The position of `entry`, such as `line 4`, with the name of its file where the entries are of several.
    func position(of entry: SourceEntry) -> String {
        let line = "line \(entry.position.line)"
        guard Set(allEntries.map(\.file)).count > 1, fileNames.indices.contains(entry.file) else { return line }
        return "\(fileNames[entry.file]), \(line)"
    }

    /// The entry that `name` names: by its own name, or as `Cards.swift:4` by its place; nil for none.
    func entry(named name: String) -> SourceEntry? {
        allEntries.first { $0.name == name }
            ?? allEntries.first { entry in
                fileNames.indices.contains(entry.file) && name == "\(fileNames[entry.file]):\(entry.position.line)"
            }
    }
}
