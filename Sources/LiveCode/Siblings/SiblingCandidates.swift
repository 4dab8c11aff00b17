import Files

/// The Swift files of folders within each other, from the innermost folder on, each with its declarations.
///
/// A folder is searched when it is needed. Files are read anew only where they have changed.
struct SiblingCandidates: Sendable {
    /// A file that may be a sibling.
    struct File: Sendable {
        let path: String
        let identity: FileStatus.Identity
        let declarations: FileDeclarations
        /// The number of folders between it and the one that is searched.
        let depth: Int
    }

    /// The paths of the folders, the nearest first.
    let folders: [String]
    /// The files that each folder has and nearer ones do not, of the folders that were searched.
    private(set) var rings: [[File]] = []
    /// The names at the top level of all of them.
    private(set) var declared: Set<String> = []
    /// The names of the folders in which files are, or of folders around these.
    private(set) var sourceFolders: Set<String> = []
    /// Whether there were more files than a search reads.
    private(set) var isCut = false
    private var seen: Set<FileStatus.Identity> = []
    private var readings: [FileStatus.Identity: (status: FileStatus, declarations: FileDeclarations)] = [:]
    /// Bytes and files that this search may still read.
    private var bytesLeft = 0
    private var filesLeft = 0

    /// The files below `folders`.
    init(in folders: [String]) { self.folders = folders }

    /// Begins a search anew, besides the files `known`, which are no candidates.
    mutating func begin(besides known: Set<FileStatus.Identity>) {
        rings = []
        declared = []
        sourceFolders = []
        seen = known
        isCut = false
        bytesLeft = SourceProject.largestProject
        filesLeft = SourceProject.mostFiles
    }

    /// The files of the folder of number `ring`; nil behind the last one.
    mutating func files(_ ring: Int) -> [File]? {
        while rings.count <= ring, rings.count < folders.count { search(folders[rings.count]) }
        return ring < rings.count ? rings[ring] : nil
    }

    private mutating func search(_ path: String) {
        var found: [File] = []
        var walk = ProjectWalk()
        if let folder = try? Folder(path: path) {
            try? walk.visit(folder) { entry in
                guard entry.isSource, seen.insert(entry.status.identity).inserted,
                    let declarations = declarations(of: entry)
                else { return }
                declared.formUnion(declarations.globals)
                sourceFolders.formUnion(entry.parents)
                found.append(
                    File(
                        path: entry.path, identity: entry.status.identity, declarations: declarations,
                        depth: entry.parents.count))
            }
        }
        isCut = isCut || walk.isCut
        rings.append(found)
    }

    /// The declarations of the file `entry`; nil where it cannot be read, or too many were.
    private mutating func declarations(of entry: ProjectWalk.Entry) -> FileDeclarations? {
        guard filesLeft > 0, bytesLeft >= entry.status.size else {
            isCut = true
            return nil
        }
        filesLeft -= 1
        bytesLeft -= entry.status.size
        let identity = entry.status.identity
        if let known = readings[identity], known.status == entry.status { return known.declarations }
        // One that is no UTF-8 cannot be compiled.
        guard let data = try? entry.folder.contents(of: entry.name, limit: SourceProject.largestFile),
            String(validating: data, as: UTF8.self) != nil
        else { return nil }
        let declarations = FileDeclarations(of: Array(data))
        readings[identity] = (entry.status, declarations)
        return declarations
    }
}

extension ProjectWalk.Entry {
    /// Whether it is a Swift file that can be compiled with others.
    fileprivate var isSource: Bool {
        status.kind == .regular && name.hasSuffix(".swift") && name != "Package.swift"
            && name != CompilationUnit.program
    }
}
