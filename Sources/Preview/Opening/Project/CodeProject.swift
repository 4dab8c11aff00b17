import Files
import Foundation
import LiveCode
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

        package init() {}
    }

    /// The paths of the command line.
    let paths: [String]
    let options: Options
    /// The path beside or in which the app's bundle lies.
    let bundlePath: String
    private let builder: Mutex<CodeBuilder>
    private let reader: Mutex<SourceReader>
    /// The folder of what is compiled and launched.
    let products: ProductFolder

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
        self.bundlePath = bundlePath ?? paths.first ?? "."
        var reader = SourceReader(paths)
        do throws(LiveCodeError) {
            _ = try reader.read()
            let toolchain = try Toolchain(
                of: environment.executable, compiler: environment.compiler, searchPath: environment.searchPath)
            let products = try ProductFolder(in: environment.cacheFolder + "/segue")
            self.products = products
            builder = Mutex(try CodeBuilder(toolchain, products: products))
            self.reader = Mutex(reader)
        } catch {
            throw PreviewError(error)
        }
    }

    /// The files as they are after `changes`; throws where they cannot be read.
    func sources(after changes: FileChanges = .unknown) throws(PreviewError) -> SourceProject {
        do throws(LiveCodeError) {
            return try reader.withLock { (reader) throws(LiveCodeError) in try reader.read(after: changes) }
        } catch {
            throw PreviewError(error)
        }
    }

    /// Whether `changes` may have changed the sources.
    func concernsSources(_ changes: FileChanges) -> Bool {
        let files = Set(paths.filter { $0.hasSuffix(".swift") }.map { FilePath($0).name })
        let hasFolder = paths.contains { !$0.hasSuffix(".swift") }
        return changes.isUnknown
            || changes.paths.contains { $0.hasSuffix(".swift") && (hasFolder || files.contains(FilePath($0).name)) }
    }

    /// Compiles `sources`; throws the compiler's errors, or says why nothing can be opened.
    ///
    /// Returns nil once `isCancelled` says so.
    func compile(_ sources: SourceProject, isCancelled: () -> Bool = { false }) throws -> CodeVersion? {
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
        let symbols = try Symbols(path: product.path)
        let usable = product.entries.filter { entry in
            [entry.function, entry.attachFunction].contains { $0.map(symbols.contains) ?? false }
        }
        let scenes = usable.filter { $0.kind == .scene }
        // An app is one entry.
        let app = usable.first { $0.kind == .application } ?? scenes.first
        let complete = usable.filter { $0.kind == .preview || $0 == app }
        let entries = complete.isEmpty ? usable.filter { [.delegate, .animator].contains($0.kind) } : complete
        if entries.isEmpty { throw Self.nothing(in: paths, product.entries) }
        return CodeVersion(
            library: product.path, entries: entries,
            companions: scenes + usable.filter { $0.kind == .driver && $0.attachFunction != nil },
            places: product.places,
            digest: sources.digest, usesBundle: sources.usesBundle)
    }

    /// Readies the compilation of the next version, which then takes less time.
    func prepare() { builder.withLock { $0.prepare() } }

    /// The chosen entry of `version`; without a choice the one of the name of `former`, which showed last, or the first.
    func entry(of version: CodeVersion, after former: SourceEntry? = nil) throws(PreviewError) -> SourceEntry {
        guard let name = options.entry else {
            return version.entries.first { $0.name == former?.name } ?? version.entries[0]
        }
        if let entry = version.entries.first(where: { $0.name == name }) { return entry }
        var error = PreviewError.unknown("entry", name, among: version.entries.map(\.name))
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
            place: place, problem: "\(entry.name) has an initializer with arguments",
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

    /// The messages, each at the user's place with the line and a caret.
    package var description: String { messages.map(\.description).joined(separator: "\n") }
}
