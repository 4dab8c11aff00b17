import Files
import Foundation

/// A folder with an Xcode project, a workspace or a package, of which one target is opened.
package struct ProjectSearch: Sendable {
    /// The projects and packages of the folder, as they were read.
    private struct Contents {
        var targets: [ProjectTarget] = []
        /// The names of targets by those of the products that are made of them.
        var products: [String: [String]] = [:]
        /// The paths of the files that say so.
        var files: [String] = []
        var problems: [LiveCodeError] = []
    }

    private let path: String
    private let name: String?
    private let homes: [String]

    /// Projects and packages, at most.
    private static let most = 200
    /// Folders within each other in which projects are looked for, at most: that of an example beside its library.
    private static let deepest = 2

    /// The project in the folder at `path`, or that is the folder there; nil where there is none.
    ///
    /// `target` is the name of the target to open; nil for the app that builds most. No folder of `homes` is taken for a project's.
    package init?(at path: String, target: String?, homes: [String]) {
        guard FileStatus(path: path)?.kind == .folder, !Self.projects(at: path).isEmpty else { return nil }
        self.path = path
        name = target
        self.homes = homes
    }

    /// The folder in which the project at `path` lies; the path itself where it is that of another folder.
    package static func folder(of path: String) -> String { isProject(at: path) ? FilePath(path).folder : path }

    private static func isProject(at path: String) -> Bool {
        [".xcodeproj", ".xcworkspace"].contains(where: FilePath(path).name.hasSuffix)
    }

    /// The paths of the workspaces, the projects and the folders of packages in the folder at `path` and, behind these, in those
    /// within it; or that path itself.
    private static func projects(at path: String) -> [String] {
        if isProject(at: path) { return [path] }
        guard let folder = try? Folder(path: path) else { return [] }
        return projects(in: folder, depth: 0)
    }

    private static func projects(in folder: Folder, depth: Int) -> [String] {
        let names = ((try? folder.names()) ?? []).filter { !$0.hasPrefix(".") }
        let folders = names.filter { folder.status(of: $0)?.kind == .folder }
        let projects = folders.filter { $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xcodeproj") }
        let hasManifest = folder.status(of: "Package.swift")?.kind == .regular
        var found = projects.map(folder.path(of:)) + (hasManifest ? [folder.path] : [])
        // Files without a project of their own are opened as they are.
        let isLoose = depth == 0 && found.isEmpty && names.contains { $0.hasSuffix(".swift") }
        guard depth < deepest, !isLoose else { return found }
        for name in folders where ProjectWalk.entersProject(name) && found.count < most {
            if let inner = try? Folder(name, in: folder) { found += Self.projects(in: inner, depth: depth + 1) }
        }
        return found
    }

    /// The target that is opened now, with those that it needs; nil where none has Swift files. Throws where no project can be read,
    /// and for an unknown target.
    package func opened() throws(LiveCodeError) -> OpenedTarget? {
        let contents = contents()
        let usable = contents.targets.filter(\.isUsable)
        guard let chosen = try choice(among: usable, of: contents) else {
            if let problem = contents.problems.first { throw problem }
            return nil
        }
        var opened = OpenedTarget(chosen, reason: reason(for: chosen, among: usable))
        opened.projectFiles = contents.files
        opened.leftOut = contents.targets.filter { $0 != chosen }.compactMap { target in
            if case .other(let words) = target.kind { "\(target.name) (\(words))" } else { nil }
        }
        opened.problems = contents.problems.map(\.description)
        opened.addDependencies(among: usable, products: contents.products)
        return opened
    }

    private func choice(
        among usable: [ProjectTarget], of contents: Contents
    ) throws(LiveCodeError) -> ProjectTarget? {
        guard let name else {
            let apps = usable.filter { $0.kind == .app }
            // Of equal ones the first counts.
            return (apps.isEmpty ? usable : apps).enumerated().max {
                ($0.element.sources.count, -$0.offset) < ($1.element.sources.count, -$1.offset)
            }?.element
        }
        if let target = usable.first(where: { $0.name == name }) { return target }
        let isThere = contents.targets.contains { $0.name == name }
        throw LiveCodeError(
            place: path,
            problem: isThere ? "target '\(name)' is none that can be opened" : "no target '\(name)'",
            remedy: usable.isEmpty
                ? "name the Swift files" : "give one of \(usable.map(\.name).joined(separator: ", "))")
    }

    private func reason(for target: ProjectTarget, among usable: [ProjectTarget]) -> String {
        let count = target.sources.count
        let files = count == 1 ? "1 Swift file" : "\(count) Swift files"
        if name != nil { return "as asked, \(files)" }
        let rivals = usable.filter { $0.kind == target.kind }
        let kind = target.kind == .app ? "app" : target.kind == .program ? "program" : "library"
        return rivals.count == 1 ? "its only \(kind), \(files)" : "the \(kind) that builds most, \(files)"
    }

    // MARK: Reading

    private func contents() -> Contents {
        var contents = Contents()
        let bounds = ProjectBounds(around: Self.folder(of: path), homes: homes)
        var open = Self.projects(at: path)
        var seen: Set<String> = []
        while !open.isEmpty, seen.count < Self.most {
            let next = open.removeFirst()
            // A package that is named by its path may lie outside; no other folder may.
            guard let resolved = FilePath.resolved(next), seen.insert(resolved).inserted else { continue }
            do throws(LiveCodeError) {
                open += try read(next, within: bounds, into: &contents)
            } catch {
                contents.problems.append(error)
            }
        }
        return contents
    }

    /// Reads the project, the workspace or the package at `path`; returns the paths of others that it names.
    private func read(
        _ path: String, within bounds: ProjectBounds, into contents: inout Contents
    ) throws(LiveCodeError) -> [String] {
        if path.hasSuffix(".xcworkspace") {
            return try XcodeWorkspace.paths(at: path).filter { isRead($0) && bounds.resolved($0) != nil }
        }
        if path.hasSuffix(".xcodeproj") {
            let project = try XcodeProject(at: path, within: bounds)
            contents.files.append(path + "/" + XcodeProject.file)
            contents.targets += project.targets
            return project.packagePaths.filter(isRead)
        }
        let isOutside = bounds.resolved(path) == nil
        let manifest = try PackageManifest(
            in: path, within: isOutside ? ProjectBounds(around: path, homes: homes) : bounds)
        contents.files.append(path + "/Package.swift")
        contents.targets += manifest.targets
        contents.products.merge(manifest.products) { first, _ in first }
        return manifest.packagePaths.filter(isRead)
    }

    /// Whether the path is that of a project or a package that is read; the pods of a project are none.
    private func isRead(_ path: String) -> Bool {
        if path.hasSuffix(".xcodeproj") { return FilePath(path).name != "Pods.xcodeproj" }
        return FileStatus(path: path + "/Package.swift")?.kind == .regular
    }
}

extension ProjectTarget {
    /// Whether it has Swift files and can be opened.
    fileprivate var isUsable: Bool {
        if case .other = kind { return false }
        return !sources.isEmpty
    }
}
