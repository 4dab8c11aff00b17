import Files

/// The library that code which imports Combine loads, and the modules that the compiler reads for it.
package struct CombineProduct: Hashable, Sendable {
    /// The path of the library.
    let library: String
    /// The folder of the module map of the C functions that OpenCombine calls.
    private let moduleMaps: String

    /// The name of the library, by which code that was linked with it finds it.
    private static let name = "libCombine.so"
    /// The module that stands for Combine.
    private static let module = "LiveCombine"
    private static let functions = "COpenCombineHelpers"

    /// The library in `folder`, the folder of a program, beside the compiled modules in `modules`; nil where one of its parts is
    /// missing.
    init?(in folder: String, modules: String) {
        // The map lies in the build folder of its target, and in an installation in a folder of its own.
        let places = [".build", ""].map { "\(folder)/\(Self.functions)\($0)" }
        guard let maps = places.first(where: { FileStatus(path: $0 + "/module.modulemap") != nil }) else { return nil }
        library = "\(folder)/\(Self.name)"
        moduleMaps = maps
        guard FileStatus(path: library) != nil, FileStatus(path: "\(modules)/\(Self.module).swiftmodule") != nil else {
            return nil
        }
    }

    /// The options of the compiler for code that imports Combine.
    var compilerOptions: [String] { ["-module-alias", "Combine=\(Self.module)", "-I", moduleMaps] }

    /// The arguments of the linker. The library is named without its folder, as code finds it by the folders that it lists.
    var linkerArguments: [String] {
        let folder = FilePath(library).folder
        return ["-L", folder, "-rpath", folder, "-l:" + Self.name]
    }
}
