import Files
import Foundation

/// The compiler, the modules of this program, and the translator: what turns Swift files into code that can be loaded.
package struct Toolchain: Hashable, Sendable {
    /// The path of `swiftc`.
    package let compiler: String
    /// The path of the program that translates iOS files; nil where it was not built.
    package let translator: String?
    /// The folder of the compiled modules, such as `LiveKit.swiftmodule`.
    package let modules: String
    /// The folder of the module map of Cairo and Pango.
    package let moduleMaps: String
    /// The folder of Cairo's headers.
    package let headers: String
    /// The library of Combine; nil where it was not built.
    package let combine: CombineProduct?

    /// The toolchain of the program at `executable`, beside which its modules and its translator lie, in the build folder and
    /// where `make install` puts them.
    ///
    /// `compiler` is the path of a compiler to take; otherwise the first `swiftc` of the folders `searchPath`, separated by
    /// colons, counts. Throws where one of them is missing, or the compiler cannot read the modules.
    package init(of executable: String, compiler: String? = nil, searchPath: String) throws(LiveCodeError) {
        let folder = FilePath(executable).folder
        guard let modules = Self.first([folder + "/Modules"], holding: Self.module),
            let maps = Self.first([folder + "/CPango"], holding: "module.modulemap")
                ?? Self.moduleMaps(above: folder)
        else {
            throw LiveCodeError(
                place: executable, problem: "its compiled modules are not beside it",
                remedy: "build it with \"make run\", or install it again")
        }
        self.modules = modules
        moduleMaps = maps
        self.compiler = try Self.compiler(
            compiler, in: searchPath, reading: SwiftVersion(ofModuleAt: "\(modules)/\(Self.module)"))
        // An installation holds those that its modules name.
        let places = [maps, "/usr/include/cairo", "/usr/local/include/cairo"]
        guard let headers = Self.first(places, holding: "cairo.h") else {
            throw LiveCodeError(
                place: places[1], problem: "Cairo's headers are missing, which ViewKit's modules name",
                remedy: "install libpango1.0-dev")
        }
        self.headers = headers
        combine = CombineProduct(in: folder, modules: modules)
        let translator = folder + "/segue-translator"
        self.translator = FileStatus(path: translator)?.kind == .regular ? translator : nil
    }

    /// The module that stands for all of them.
    private static let module = "LiveKit.swiftmodule"

    /// The path of the compiler `named`, or else of the first one in `searchPath`, which has to be that of `version` where
    /// both versions are known.
    private static func compiler(
        _ named: String?, in searchPath: String, reading version: SwiftVersion?
    ) throws(LiveCodeError) -> String {
        let wanted = version?.name ?? "Swift"
        let remedy = "install \(wanted) from swift.org, or name its compiler in SWIFTC"
        let candidates = named.map { [$0] } ?? searchPath.split(separator: ":").map { "\($0)/swiftc" }
        guard let found = candidates.first(where: { FileStatus(path: $0)?.kind == .regular }) else {
            if let named {
                throw LiveCodeError(
                    place: "SWIFTC=\(named)", problem: "no such compiler",
                    remedy: "give the path of \(wanted)'s swiftc, or unset SWIFTC")
            }
            throw LiveCodeError(
                place: "PATH", problem: "no swiftc found, which compiles the files", remedy: remedy)
        }
        if let version, let own = Linker(besides: found)?.version, own != version {
            throw LiveCodeError(
                place: found, problem: "it is \(own.name), and this program was built by \(version.name)",
                remedy: remedy)
        }
        return found
    }

    private static func first(_ folders: [String], holding name: String) -> String? {
        folders.first { FileStatus(path: "\($0)/\(name)") != nil }
    }

    /// The module map of the checkout in whose build folder the program lies.
    private static func moduleMaps(above folder: String) -> String? {
        var parts = folder.split(separator: "/", omittingEmptySubsequences: false)
        while parts.count > 1 {
            parts.removeLast()
            let candidate = parts.joined(separator: "/") + "/Sources/CPango"
            if FileStatus(path: candidate + "/module.modulemap") != nil { return candidate }
        }
        return nil
    }

    /// A program to run, and its arguments.
    package struct Step: Hashable, Sendable {
        package var program: String
        package var arguments: [String]
    }

    /// The programs by which the shared object `product` is made of `units` in `folder`, as the module `name`, by `settings`, and
    /// with the library `combine` where the code imports Combine: lists of those that run at the same time, one list after the
    /// other.
    func steps(
        compiling units: [CompilationUnit], in folder: String, as name: String,
        by settings: CompilationSettings = CompilationSettings(), with combine: CombineProduct? = nil,
        into product: String
    ) -> [[Step]] {
        let common = options(name, settings) + (combine?.compilerOptions ?? [])
        let libraries = combine?.linkerArguments ?? []
        let paths = units.map { "\(folder)/\($0.name)" }
        guard let linker = Linker(besides: compiler) else {
            let arguments =
                ["-emit-library"] + common + paths + libraries.flatMap { ["-Xlinker", $0] } + ["-o", product]
            return [[Step(program: compiler, arguments: arguments)]]
        }
        let isLibrary = !units.contains { $0.name == CompilationUnit.program }
        let options =
            ["-frontend", "-c"] + common + ["-disable-objc-interop"] + (isLibrary ? ["-parse-as-library"] : [])
        let jobCount = 1 + (units.map(\.job).max() ?? 0)
        if jobCount == 1 {
            let object = product + ".o"
            return [
                [Step(program: linker.frontend, arguments: options + paths + ["-o", object])],
                [linker.step(linking: [object], with: libraries, into: product)],
            ]
        }
        let objects = units.indices.map { "\(product)-\($0).o" }
        let jobs = (0..<jobCount).map { job in
            let own = units.indices.filter { units[$0].job == job }
            let inputs = units.indices.flatMap { own.contains($0) ? ["-primary-file", paths[$0]] : [paths[$0]] }
            return Step(program: linker.frontend, arguments: options + inputs + own.flatMap { ["-o", objects[$0]] })
        }
        return [jobs, [linker.step(linking: objects, with: libraries, into: product)]]
    }

    /// The compiler's options for the module `name`, by `settings`.
    private func options(_ name: String, _ settings: CompilationSettings) -> [String] {
        ["-module-name", name, "-swift-version", "5", "-Onone", "-gline-tables-only", "-D", "DEBUG"]
            + ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", modules, "-I", moduleMaps]
            + ["-Xcc", "-I" + headers]
            + ["UIKit=LiveKit", "QuartzCore=LayerTree", "CoreGraphics=Graphics"].flatMap { ["-module-alias", $0] }
            + settings.conditions.flatMap { ["-D", $0] }
    }
}
