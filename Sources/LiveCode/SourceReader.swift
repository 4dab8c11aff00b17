import Files
import Foundation

/// Reads the Swift files of a project again and again, each of them anew only where it has changed.
package struct SourceReader: Sendable {
    /// A file as it was read.
    struct Reading: Sendable {
        /// The status before it was read.
        var status: FileStatus
        var text: String
    }

    private let paths: [String]
    private var readings: [String: Reading] = [:]
    private var project: SourceProject?
    private var search: SiblingSearch?
    private let projectSearch: ProjectSearch?
    /// The target that was read last; nil where none is opened.
    package private(set) var target: OpenedTarget?
    /// The modules of files around, which those that were named import.
    private var modules: Set<String> = []
    /// The files that are compiled with those that were named.
    package private(set) var siblings: [Sibling] = []

    /// A reader of the files at `paths`, each a Swift file or a folder; of a `project`, of those of the target that is opened.
    ///
    /// Siblings are looked for up to the root of the project, but not in a folder of `homes`; nowhere where that is nil.
    package init(_ paths: [String], project: ProjectSearch? = nil, siblingsOutside homes: [String]? = nil) {
        self.paths = paths
        projectSearch = project
        search = project == nil ? homes.map { SiblingSearch(around: paths, homes: $0) } : nil
    }

    /// The folders in which siblings are looked for, with those in them.
    package var searchedFolders: [String] { search?.folders ?? [] }

    /// Whether there were more files around than the last search for siblings read.
    package var isSearchCut: Bool { search?.isCut ?? false }

    /// The files after `changes`; throws as `SourceProject.init(at:)` does.
    ///
    /// Where only files that are known were written, no folder is searched.
    package mutating func read(after changes: FileChanges = .unknown) throws(LiveCodeError) -> SourceProject {
        let changed = changes.paths.filter { $0.hasSuffix(".swift") }
        let isProjectChanged = changes.paths.contains { FilePath($0).name == XcodeProject.file }
        if let project = rewritten(changed, isAll: !changes.isUnknown && !isProjectChanged) {
            self.project = project
            return project
        }
        // A time and a size may stay as they are.
        let names = Set(changed.map { FilePath($0).name })
        readings = readings.filter { !names.contains(FilePath($0.key).name) }
        project = nil
        target = try projectSearch?.opened()
        var search = try SourceSearch(at: target?.sources ?? paths, reusing: readings)
        let count = search.files.count
        // One that has gone may be declared elsewhere now.
        siblings.removeAll { FileStatus(path: $0.path)?.kind != .regular }
        for sibling in siblings { try search.add(sibling.path) }
        readings = search.readings
        var found = SourceProject(files: search.files, namedCount: count)
        found.settings.conditions = target?.conditions ?? []
        found.settings.absentNames = target?.absentNames ?? [:]
        found.settings.modules = target?.modules ?? modules.sorted()
        project = found
        return found
    }

    /// The files with the siblings that they need, besides those that they have, by the `errors` of the compiler; nil where
    /// there is none.
    package mutating func read(
        withSiblingsFor errors: [CompilerMessage], of project: SourceProject
    ) throws(LiveCodeError) -> SourceProject? {
        let modules = (search?.modules(for: errors) ?? []).subtracting(modules)
        let found = search?.siblings(for: errors, of: project) ?? []
        if found.isEmpty, modules.isEmpty { return nil }
        let before = (siblings: siblings, modules: self.modules)
        siblings += found
        self.modules.formUnion(modules)
        do throws(LiveCodeError) { return try read() } catch {
            // Too many or too large: what is there goes on without them.
            siblings = before.siblings
            self.modules = before.modules
            throw error
        }
    }

    /// The last project with the files at the paths `changed` as they are now; nil where it needs a search.
    private func rewritten(_ changed: Set<String>, isAll: Bool) -> SourceProject? {
        guard isAll, let project else { return nil }
        var files = project.files
        for path in changed {
            let location = FilePath(path)
            guard let index = files.firstIndex(where: { $0.path == path }),
                let data = try? Folder(path: location.folder).contents(
                    of: location.name, limit: SourceProject.largestFile),
                let text = String(validating: data, as: UTF8.self)
            else { return nil }
            files[index] = SourceProject.File(path: path, text: text)
        }
        var rewritten = SourceProject(files: files, namedCount: project.namedCount)
        rewritten.settings = project.settings
        return rewritten
    }
}
