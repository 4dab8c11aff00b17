import Foundation

/// Runs libFuzzer on one target: `fuzz NAME [libFuzzer's options and folders]`; `fuzz NAME FILE` replays one input, and
/// `fuzz --list` prints the names.
///
/// The working directory must be the root of the repository: the target's own inputs are found from there.
@main @MainActor enum FuzzProgram {
    private static var target: any FuzzTarget.Type = GestureScriptTarget.self

    static func main() {
        let arguments = CommandLine.arguments
        if arguments.dropFirst().first == "--list" {
            for target in FuzzTargets.all { print(target.name) }
            return
        }
        guard arguments.count > 1, let named = FuzzTargets.target(named: arguments[1]) else {
            FileHandle.standardError.write(Data("fuzz: unknown target; fuzz --list prints the names\n".utf8))
            exit(2)
        }
        target = named
        var options = ["-max_len=\(named.longestInput)"]
        if let dictionary = named.dictionary { options.append("-dict=Fuzz/Dictionaries/\(dictionary)") }
        let isReplay = arguments.dropFirst(2).contains { isPlace($0, folder: false) }
        let folders = isReplay ? [] : named.corpusFolders.filter { isPlace($0, folder: true) }
        exit(runDriver([arguments[0]] + options + arguments.dropFirst(2) + folders))
    }

    /// Whether `path` leads to a folder, or to a file.
    private static func isPlace(_ path: String, folder: Bool) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue == folder
    }

    /// Calls libFuzzer, which returns its exit status.
    private static func runDriver(_ arguments: [String]) -> Int32 {
        var count = Int32(arguments.count)
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        return pointers.withUnsafeMutableBufferPointer { pointers in
            var base = pointers.baseAddress
            return fuzzerRunDriver(&count, &base) { bytes, count in
                MainActor.assumeIsolated { FuzzProgram.target.run(UnsafeRawBufferPointer(start: bytes, count: count)) }
                return 0
            }
        }
    }
}

/// The entry point of libFuzzer; `call` must return 0.
@_silgen_name("LLVMFuzzerRunDriver")
private func fuzzerRunDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ call: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
