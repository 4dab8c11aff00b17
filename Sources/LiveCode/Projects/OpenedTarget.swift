import Files

/// The target that is opened, with those that it needs.
package struct OpenedTarget: Hashable, Sendable {
    /// The target itself.
    package let target: ProjectTarget
    /// The reason for which it was chosen.
    package let reason: String
    /// The targets whose modules it imports, in the order in which they were found.
    package private(set) var dependencies: [ProjectTarget] = []
    /// The paths of the files that say what targets there are.
    package var projectFiles: [String] = []
    /// The targets that are never opened, each with its kind.
    package var leftOut: [String] = []
    /// The problems of projects beside it that cannot be read.
    package var problems: [String] = []

    init(_ target: ProjectTarget, reason: String) {
        self.target = target
        self.reason = reason
    }

    private var all: [ProjectTarget] { [target] + dependencies }

    /// The absolute paths of the files, each once: those of the target first.
    package var sources: [String] {
        var seen: Set<String> = []
        return all.flatMap(\.sources).filter { seen.insert($0).inserted }
    }

    /// The paths of project files, and of the outermost folders of the sources.
    package var watchedPaths: [String] {
        var folders: [String] = []
        for folder in Set(sources.map { FilePath($0).folder }).sorted()
        where !folders.contains(where: { folder.hasPrefix($0 + "/") }) {
            folders.append(folder)
        }
        return projectFiles + folders
    }

    /// Whether the file at the absolute path `path` is one of the bundle's; true where the project does not list them.
    package func hasResource(_ path: String) -> Bool {
        let resources = all.flatMap(\.resources)
        return target.resources.isEmpty || resources.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// The names of the modules that are compiled together.
    package var modules: [String] { all.map(\.moduleName) }

    /// The flags that hold.
    package var conditions: [String] { Array(Set(all.flatMap(\.conditions))).sorted() }

    /// The number of files in other languages.
    package var foreignCount: Int { all.reduce(0) { $0 + $1.foreign.count } }

    /// Names that are not here, and what stands for each in messages: those of UIKit that are absent on purpose, and the classes
    /// of files in Objective-C.
    ///
    /// A project is opened as it is, without what needs them; in a single file they are errors.
    package var absentNames: [String: String] {
        var names = AbsentNames.leftOut
        for path in all.flatMap(\.foreign) {
            for name in ObjectiveCClasses.names(in: path) { names[name] = "Objective-C" }
        }
        return names
    }

    /// The paths of files that are not there, or lie outside.
    package var absent: [String] { all.flatMap(\.absent) }

    /// Adds the targets among `usable` whose modules are imported, libraries and others that are named as dependencies, and those
    /// that these need.
    ///
    /// Of targets with one module's name those that are named go before: a library may be built by a project and by a package.
    mutating func addDependencies(among usable: [ProjectTarget], products: [String: [String]]) {
        var open = [target]
        while !open.isEmpty {
            let next = open.removeFirst()
            let imported = Self.imports(of: next.sources)
            let names = next.dependencies.flatMap { products[$0] ?? [$0] }
            let sorted = usable.filter { names.contains($0.name) } + usable.filter { !names.contains($0.name) }
            for other in sorted
            where imported.contains(other.moduleName) && !modules.contains(other.moduleName)
                && (names.contains(other.name) || other.kind == .library)
            {
                dependencies.append(other)
                open.append(other)
            }
        }
    }

    /// The names of the modules that the files at `paths` import.
    private static func imports(of paths: [String]) -> Set<String> {
        var modules: Set<String> = []
        for path in paths {
            guard let data = try? InputFile(path: path).contents(limit: SourceProject.largestFile) else { continue }
            let bytes = Array(data)
            let tokens = SwiftTokens.all(of: bytes)
            for (index, token) in tokens.enumerated().dropLast(2)
            where token.range.count == 6 && bytes[token.range].elementsEqual("import".utf8) {
                // A kind of declaration may stand before the module.
                for next in tokens[index + 1...index + 2] {
                    modules.insert(String(decoding: bytes[next.range], as: UTF8.self))
                }
            }
        }
        return modules
    }
}
