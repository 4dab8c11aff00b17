import Files
import Foundation

/// An Xcode project: its targets, with the files that each builds.
struct XcodeProject {
    /// The name, without its ending.
    let name: String
    private let objects: [String: PropertyValue]
    private let root: PropertyValue
    /// The path of the folder to which paths of groups are relative.
    private let folder: String
    private let bounds: ProjectBounds
    /// The group of each file and group.
    private var parents: [String: String] = [:]

    /// The name of the file in the project's folder.
    static let file = "project.pbxproj"
    /// Groups within each other, at most.
    private static let deepest = 64

    /// The project whose folder, with the ending `.xcodeproj`, is at `path`; throws where it cannot be read.
    init(at path: String, within bounds: ProjectBounds) throws(LiveCodeError) {
        let file = path + "/" + Self.file
        let value = try PropertyListFile.value(at: file)
        guard case .table(let objects)? = value["objects"],
            let root = value["rootObject"]?.text.flatMap({ objects[$0] })
        else { throw PropertyListFile.problem(file, "not an Xcode project") }
        self.objects = objects
        self.root = root
        self.bounds = bounds
        name = String(FilePath(path).name.dropLast(".xcodeproj".count))
        let own = FilePath(path).folder
        folder = root["projectDirPath"]?.text.flatMap { $0.isEmpty ? nil : own + "/" + $0 } ?? own
        for (id, object) in objects {
            for child in object["children"]?.texts ?? [] { parents[child] = id }
        }
    }

    /// The targets, in the order of the project.
    var targets: [ProjectTarget] {
        let ids = root["targets"]?.texts ?? []
        return ids.compactMap { id in objects[id].map { target($0, id) } }
    }

    private func target(_ object: PropertyValue, _ id: String) -> ProjectTarget {
        let settings = XcodeSettings(of: object, in: root, objects)
        let name = object["name"]?.text ?? id
        var target = ProjectTarget(name: name, kind: Self.kind(object, settings), project: self.name)
        var files = ProjectFiles(within: bounds)
        for phase in phases(of: object, "PBXSourcesBuildPhase") {
            for build in phase["files"]?.texts ?? [] {
                if let file = objects[build]?["fileRef"]?.text, let path = path(of: file) { files.append(path) }
            }
        }
        addFolders(of: object, id, to: &files)
        target.sources = files.sources
        target.foreign = files.foreign
        target.absent = files.absent
        target.dependencies = dependencies(of: object)
        target.conditions = settings.conditions
        target.productName = settings.productName
        target.bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"]
        target.resources = resources(of: object)
        target.informationPath = settings["INFOPLIST_FILE"].flatMap { informationPath($0) }
        target.mainStoryboard = settings["INFOPLIST_KEY_UIMainStoryboardFile"]
        return target
    }

    /// The files that a target copies into its bundle, each localization of one by itself, and its folders of Xcode 16.
    private func resources(of target: PropertyValue) -> [String] {
        let builds = phases(of: target, "PBXResourcesBuildPhase").flatMap { $0["files"]?.texts ?? [] }
        let files = builds.compactMap { objects[$0]?["fileRef"]?.text }.flatMap { file in
            objects[file]?["isa"]?.text == "PBXVariantGroup" ? objects[file]?["children"]?.texts ?? [] : [file]
        }
        return (files + (target["fileSystemSynchronizedGroups"]?.texts ?? [])).compactMap {
            path(of: $0).flatMap { FilePath.resolved($0) }
        }
    }

    /// The path that the setting `name` says, from the folder of the project; nil where no file within bounds is there.
    private func informationPath(_ name: String) -> String? {
        let plain = name.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: "")
        guard !plain.contains("$"), FilePath(plain).isRelative, !plain.split(separator: "/").contains("..") else {
            return nil
        }
        let path = folder + "/" + plain
        return FileStatus(path: path)?.kind == .regular ? path : nil
    }

    private func phases(of target: PropertyValue, _ kind: String) -> [PropertyValue] {
        (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }.filter { $0["isa"]?.text == kind }
    }

    private func dependencies(of target: PropertyValue) -> [String] {
        let targets = (target["dependencies"]?.texts ?? []).compactMap { id -> String? in
            guard let dependency = objects[id] else { return nil }
            return dependency["target"]?.text.flatMap { objects[$0]?["name"]?.text } ?? dependency["name"]?.text
        }
        let products = (target["packageProductDependencies"]?.texts ?? [])
            .compactMap { objects[$0]?["productName"]?.text }
        return targets + products
    }

    /// The paths of the folders of packages that the project names by their paths.
    var packagePaths: [String] {
        let references = root["packageReferences"]?.texts.compactMap { objects[$0]?["relativePath"]?.text } ?? []
        let wrappers = objects.filter { $0.value["lastKnownFileType"]?.text == "wrapper" }.keys.sorted()
        return references.map { folder + "/" + $0 } + wrappers.compactMap(path)
    }

    // MARK: Files

    /// Adds the files of the folders that Xcode 16 keeps in step with the disk, but for their exceptions.
    private func addFolders(of target: PropertyValue, _ id: String, to files: inout ProjectFiles) {
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        for (group, object) in objects.sorted(by: { $0.key < $1.key })
        where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
            guard let folder = path(of: group) else { continue }
            let exceptions = (object["exceptions"]?.texts ?? []).compactMap { objects[$0] }
                .filter { $0["target"]?.text == id }.flatMap { $0["membershipExceptions"]?.texts ?? [] }
            if own.contains(group) {
                files.append(folder: folder, besides: Set(exceptions))
            } else {
                // For a target without the folder the exceptions are what it has of it.
                for name in exceptions { files.append("\(folder)/\(name)") }
            }
        }
    }

    /// The path of the file or group `id`; nil for one of the system's or of what is built.
    private func path(of id: String) -> String? {
        var parts: [String] = []
        var next: String? = id
        for _ in 0..<Self.deepest {
            guard let current = next, let object = objects[current] else { break }
            if let path = object["path"]?.text, !path.isEmpty { parts.append(path) }
            switch object["sourceTree"]?.text ?? "<group>" {
            case "<group>": next = parents[current]
            case "SOURCE_ROOT": next = nil
            case "<absolute>": return parts.reversed().joined(separator: "/")
            default: return nil
            }
            if next == nil { break }
        }
        return ([folder] + parts.reversed()).joined(separator: "/")
    }

    // MARK: Kinds

    private static func kind(_ target: PropertyValue, _ settings: XcodeSettings) -> ProjectTarget.Kind {
        let prefix = "com.apple.product-type."
        let type = target["productType"]?.text ?? ""
        guard type.hasPrefix(prefix) else { return .other("a script") }
        let isPhone = settings.platforms.isEmpty || settings.platforms.contains(where: { $0.hasPrefix("iphone") })
        switch type.dropFirst(prefix.count) {
        case "application", "application.on-demand-install-capable":
            return isPhone ? .app : .other("for another system")
        case "framework", "framework.static", "library.static", "library.dynamic":
            return isPhone ? .library : .other("for another system")
        case let type where type.contains("test"): return .other("tests")
        case let type where type.contains("watch"): return .other("a watch app")
        case let type where type.contains("extension"): return .other("an extension")
        default: return .other("no app")
        }
    }
}
