import Files
import Foundation
import LiveCode
import LiveKit
import SwiftSources
import Synchronization
import Transitions

/// The Swift files that a command names, to be compiled as often as they change.
package final class CodeProject: Sendable {
    /// The choices of the command line for the entries.
    package struct Options: Sendable {
        /// The name of the entry to choose of several; nil for the first.
        package var entry: String?
        /// The screens for a transition that has none.
        package var screens = StockScreens.list
        /// The kind of transition between them; nil for the one that fits the code.
        package var style: StockStyle?
        /// Whether the files are compiled without the siblings that they need.
        package var isAlone = false
        /// The name of the target to open of a project; nil for the app that builds most.
        package var target: String?
        /// The identifier of the language in which the app's texts are shown.
        package var language = LaunchLanguage.standard

        package init() {}
    }

    /// The paths of the command line.
    let paths: [String]
    let options: Options
    /// The path beside or in which the app's bundle lies.
    let bundlePath: String
    private let builder: Mutex<CodeBuilder>
    private let reader: Mutex<SourceReader>
    private let lacksNames = Atomic(false)
    /// The parts of the app's bundle that are compiled; nil before they are asked for, and after they may have changed.
    private let compiledParts = Mutex<CompiledParts?>(nil)
    /// The folder of what is compiled and launched.
    let products: ProductFolder

    /// Removes what was compiled, as the program ends while some of its threads still keep it.
    package static func removeProducts() { ProductFolder.removeAll() }

    /// Whether `word` of a command line names files, and nothing that comes with the program.
    package static func isPath(_ word: String) -> Bool {
        word.hasSuffix(".swift") || word.contains("/") || word == "." || word == ".."
    }

    /// The files at `paths`, each a Swift file or a folder; throws where there are none, or nothing that compiles them.
    ///
    /// The app's bundle is the folder at `bundlePath`, or of the file there; by default at the first path.
    package init(
        _ paths: [String], bundlePath: String? = nil, options: Options, environment: MachineEnvironment
    ) throws {
        self.paths = paths
        self.options = options
        self.bundlePath = bundlePath ?? ProjectSearch.folder(of: paths.first ?? ".")
        let homes = environment.homeFolders
        let project = paths.count == 1 ? ProjectSearch(at: paths[0], target: options.target, homes: homes) : nil
        if let target = options.target, project == nil {
            throw PreviewError(
                place: "--target \(target)", problem: "no project, workspace or package is opened",
                remedy: "name the folder of one, or leave it out", status: .usage)
        }
        var reader = SourceReader(paths, project: project, siblingsOutside: options.isAlone ? nil : homes)
        do throws(LiveCodeError) {
            _ = try reader.read()
            let toolchain = try Toolchain(
                of: environment.executable, compiler: environment.compiler, searchPath: environment.searchPath)
            let products = try ProductFolder(in: environment.cacheFolder + "/segue")
            self.products = products
            builder = Mutex(try CodeBuilder(toolchain, products: products, program: environment.executable))
            self.reader = Mutex(reader)
        } catch {
            throw PreviewError(error)
        }
    }

    /// The files as they are after `changes`; throws where they cannot be read.
    func sources(after changes: FileChanges = .unknown) throws(PreviewError) -> SourceProject {
        if concernsAssets(changes) { compiledParts.withLock { $0 = nil } }
        do throws(LiveCodeError) {
            return withAssets(
                try reader.withLock { (reader) throws(LiveCodeError) in try reader.read(after: changes) })
        } catch {
            throw PreviewError(error)
        }
    }

    /// Whether `changes` may have changed the sources.
    func concernsSources(_ changes: FileChanges) -> Bool {
        let files = Set((paths + siblings.map(\.path)).filter { $0.hasSuffix(".swift") }.map { FilePath($0).name })
        let hasFolder = isLacking || paths.contains { !$0.hasSuffix(".swift") }
        return changes.isUnknown
            || changes.paths.contains { $0.hasSuffix(".swift") && (hasFolder || files.contains(FilePath($0).name)) }
            || changes.paths.contains { FilePath($0).name == "project.pbxproj" }
    }

    /// The target that is opened; nil where files and folders are.
    var target: OpenedTarget? { reader.withLock(\.target) }

    /// The files that are compiled with those of the command line, as these need them.
    var siblings: [Sibling] { reader.withLock(\.siblings) }

    /// The path of the outermost folder in which siblings are looked for; nil where none are.
    var rootFolder: String? { reader.withLock(\.searchedFolders).last }

    /// Whether there were more files around than the last search for siblings read.
    var isSearchCut: Bool { reader.withLock(\.isSearchCut) }

    /// The paths whose changes may change the next version; with `isLacking` also where what is missing may come.
    func watchedPaths(isLacking: Bool) -> [String] {
        reader.withLock { reader in
            paths + (reader.target?.watchedPaths ?? []) + reader.siblings.map(\.path)
                + (isLacking ? Array(reader.searchedFolders.suffix(1)) : [])
        }
    }

    /// Compiles `sources`, with the siblings that they turn out to need.
    ///
    /// Returns nil once `isCancelled`, which gets the sources that are compiled, says so.
    func compile(_ sources: SourceProject, isCancelled: (SourceProject) -> Bool = { _ in false }) -> CompiledSources? {
        var sources = sources
        while true {
            let version: CodeVersion?
            do {
                version = try compileOnce(sources, isCancelled: { isCancelled(sources) })
            } catch {
                let errors = error as? SourceErrors
                if let errors, let more = try? self.sources(for: errors, of: sources) {
                    sources = more
                    continue
                }
                lacksNames.store(errors?.lackNames == true && !options.isAlone, ordering: .relaxed)
                return CompiledSources(sources: sources, version: .failure(error))
            }
            lacksNames.store(false, ordering: .relaxed)
            return version.map { CompiledSources(sources: sources, version: .success($0)) }
        }
    }

    /// Whether the last sources that were compiled need names that no file around them declares.
    var isLacking: Bool { lacksNames.load(ordering: .relaxed) }

    /// `sources` with the siblings that they lack by `errors`; nil where there are none.
    private func sources(for errors: SourceErrors, of sources: SourceProject) throws(PreviewError) -> SourceProject? {
        do throws(LiveCodeError) {
            return try reader.withLock { (reader) throws(LiveCodeError) in
                try reader.read(withSiblingsFor: errors.messages, of: sources)
            }.map(withAssets)
        } catch {
            throw PreviewError(error)
        }
    }

    /// `sources` with the parts of the app's bundle that are compiled with them.
    private func withAssets(_ sources: SourceProject) -> SourceProject {
        var sources = sources
        let parts = compiledParts.withLock { parts in
            let all = parts ?? readCompiledParts()
            parts = all
            return all
        }
        sources.settings.assets = parts.assets
        sources.interfaces = parts.interfaces
        return sources
    }

    /// Compiles `sources`; throws the compiler's errors, or says why nothing can be opened.
    private func compileOnce(_ sources: SourceProject, isCancelled: () -> Bool) throws -> CodeVersion? {
        let product: CodeBuilder.Product
        do {
            switch try builder.withLock({ try $0.build(sources, isCancelled: isCancelled) }) {
            case .built(let built): product = built
            case .failed(let messages): throw SourceErrors(messages: messages)
            case .cancelled: return nil
            }
        } catch let error as LiveCodeError {
            throw PreviewError(error)
        }
        let symbols = try Symbols(path: product.library.path)
        let usable = product.entries.filter { entry in
            [entry.function, entry.attachFunction].contains { $0.map(symbols.contains) ?? false }
        }
        let scenes = SourceEntry.scenes(of: product.interfaces, after: sources.files.count)
        var entries = Self.entries(among: usable, of: sources)
        if entries.isEmpty { entries = scenes }
        let waysBack = entries.waysBack
        entries.removeAll(where: waysBack.contains)
        if entries.isEmpty { throw Self.nothing(in: paths, product.entries) }
        return CodeVersion(
            library: product.library, entries: entries,
            screens: (waysBack + usable.filter { $0.kind == .controller } + scenes).filter { !entries.contains($0) },
            companions: usable.filter { entry in
                entry.kind == .scene || entry.kind == .driver && entry.attachFunction != nil
                    || entry.counterpart(among: usable) != nil
            },
            leftOut: product.leftOut,
            interfaceProblems: product.warnings.filter { $0.path?.hasSuffix(".swift") == false }.map(\.placedText),
            places: product.places,
            digest: sources.digest, usesBundle: sources.usesBundle || !product.interfaces.isEmpty,
            fileNames: (sources.files.map(\.path) + product.interfaces.map(\.path)).map { FilePath($0).name },
            interfaceFunctions: product.interfaceFunctions, interfaces: product.interfaces,
            numbers: TunableNumbers(of: product, compiledFrom: sources),
            texts: Dictionary(sources.files.map { ($0.path, $0.text) }) { first, _ in first })
    }

    /// The entries that are opened of `usable` ones: previews and apps, or without any the bare transitions; those of the files
    /// that were named, or without any those of the siblings. Where there are none at all, the view controllers.
    private static func entries(among usable: [SourceEntry], of sources: SourceProject) -> [SourceEntry] {
        let named = usable.filter { $0.file < sources.namedCount }
        for candidates in [named, usable] {
            // An app is one entry.
            let app =
                candidates.first { $0.kind == .application } ?? candidates.first { $0.kind == .scene }
            let complete = candidates.filter { $0.kind == .preview || $0 == app }
            let entries = complete.isEmpty ? candidates.filter { [.delegate, .animator].contains($0.kind) } : complete
            if !entries.isEmpty { return entries }
        }
        let screens = usable.filter { $0.kind == .controller }
        let ofNamed = screens.filter { $0.file < sources.namedCount }
        return ofNamed.isEmpty ? screens : ofNamed
    }

    /// Readies the compilation of the next version, which then takes less time.
    func prepare() { builder.withLock { $0.prepare() } }

    /// The chosen entry of `version`; without a choice the one of the name of `former`, which showed last, or the first.
    func entry(of version: CodeVersion, after former: SourceEntry? = nil) throws(PreviewError) -> SourceEntry {
        guard let name = options.entry else {
            return version.entries.first { $0.name == former?.name } ?? version.entries[0]
        }
        if let entry = version.entry(named: name) { return entry }
        var error = PreviewError.unknown("entry", name, among: version.allEntries.map(\.name))
        error.place = paths.joined(separator: " ")
        throw error
    }

    /// The name of the first path, without its ending; that of the folder for `.`.
    var name: String {
        let path = paths.first ?? "."
        let isRelative = FilePath(path).isRelative
        let name = isRelative ? FilePath.resolved(path).map { FilePath($0).name } ?? "code" : FilePath(path).name
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    private static func nothing(in paths: [String], _ entries: [SourceEntry]) -> PreviewError {
        let place = paths.joined(separator: " ")
        if let driver = entries.first(where: { $0.kind == .driver }), !entries.contains(where: \.showsStockScreens) {
            return PreviewError(
                place: place, problem: "\(driver.name) drives a transition, and there is none",
                remedy: "add a type that conforms to UIViewControllerAnimatedTransitioning")
        }
        guard let entry = entries.first(where: \.showsStockScreens) else {
            return PreviewError(
                place: place, problem: "nothing to open",
                remedy: "add #Preview { MyViewController() }, or a type that conforms to "
                    + "UIViewControllerAnimatedTransitioning")
        }
        return PreviewError(
            place: place, problem: "\(entry.name) has an initializer with arguments that cannot be made up",
            remedy: "show it in a screen of yours: #Preview { MyViewController() }")
    }
}

/// The symbols that a shared object exports, as far as entries need them.
private struct Symbols {
    private let bytes: Data

    init(path: String) throws(PreviewError) {
        do throws(FileError) { bytes = try InputFile(path: path).contents(limit: 1 << 30) } catch {
            throw .unreadable(path, error, remedy: "open the files again")
        }
    }

    func contains(_ name: String) -> Bool { bytes.range(of: Data("\0\(name)\0".utf8)) != nil }
}

extension PreviewError {
    init(_ error: LiveCodeError) {
        self.init(place: error.place, problem: error.problem, remedy: error.remedy)
    }
}

/// The errors of files that do not compile.
package struct SourceErrors: Error, CustomStringConvertible {
    let messages: [CompilerMessage]

    /// Whether the compiler does not find a name.
    var lackNames: Bool {
        messages.contains { message in
            ["cannot find ", "has no member ", "no such module "].contains(where: message.text.contains)
        }
    }

    /// The messages, each at the user's place with the line and a caret.
    package var description: String { messages.map(\.description).joined(separator: "\n") }
}
