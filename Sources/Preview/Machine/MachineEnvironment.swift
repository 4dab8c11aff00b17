import Files
import Foundation
import Graphics
import Recorder
import SDLPlatform

/// The properties of the machine and of the process for a run: the only type that takes settings from environment
/// variables.
package struct MachineEnvironment: Sendable {
    package let displays: DisplayEnvironment
    /// The paths of the user's home folder: the environment's and the password entry's.
    package let homeFolders: [String]
    /// The folders in which programs are looked for, separated by colons.
    package let searchPath: String
    /// The path of the Swift compiler to use; nil for the first one of `searchPath`.
    package let compiler: String?
    /// The folder for files that can be made again.
    package let cacheFolder: String
    /// The folder for what is remembered from one run to the next; nil for none.
    let stateFolder: String?
    /// The variables that name the user's editor and terminal.
    let editorVariables: [String: String]
    /// Whether a service for continuous integration runs the program, as the variable `CI` says.
    let isContinuousIntegration: Bool
    /// The path of the program's file, beside which its modules and its translator are.
    let executable: String

    /// Reads the variables of this process, but for the paths of the program and of the cache that are given.
    package init(executable: String? = nil, cacheFolder: String? = nil) {
        self.executable = executable ?? Self.ownExecutable
        let variables = ProcessInfo.processInfo.environment
        let entry = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }
        homeFolders = [variables["HOME"], entry].compactMap(\.self)
        searchPath = variables["PATH"] ?? "/usr/bin"
        compiler = variables["SWIFTC"]
        // A relative path is to be ignored (XDG Base Directory Specification).
        let cache = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        self.cacheFolder = cacheFolder ?? cache ?? (homeFolders.first ?? "/tmp") + "/.cache"
        let state = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        stateFolder = (state ?? homeFolders.first.map { $0 + "/.local/state" }).map { $0 + "/segue" }
        editorVariables = variables.filter { ["VISUAL", "EDITOR", "TERMINAL"].contains($0.key) }
        isContinuousIntegration = !["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "")
        displays = DisplayEnvironment(
            display: variables["DISPLAY"], waylandDisplay: variables["WAYLAND_DISPLAY"],
            videoDriver: variables["SDL_VIDEODRIVER"])
    }

    /// An environment with the displays given, and the folder for what is remembered.
    package init(displays: DisplayEnvironment, homeFolders: [String] = [], stateFolder: String? = nil) {
        executable = Self.ownExecutable
        self.displays = displays
        self.homeFolders = homeFolders
        searchPath = "/usr/bin"
        compiler = nil
        cacheFolder = "/tmp"
        self.stateFolder = stateFolder
        editorVariables = [:]
        isContinuousIntegration = false
    }

    /// The path of the first program called `name` in the folders of the search path; nil without one.
    func program(named name: String) -> String? {
        searchPath.split(separator: ":").map { "\($0)/\(name)" }.first {
            FileStatus(path: $0)?.kind == .regular && access($0, X_OK) == 0
        }
    }

    /// A path of this program, also where its file has been replaced.
    static let runningProgram = "/proc/self/exe"

    /// The path of this program's file.
    private static var ownExecutable: String {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink(runningProgram, &path, Int(PATH_MAX))
        return String(decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The message about missing fonts, without which text does not look as on other machines, and how to get them; nil
    /// where none is missing.
    package static var fontProblem: String? { FontFolders.debian.problem?.description }

    /// Begins to open the fonts on another thread, which the first text has to wait for otherwise.
    package static func openFonts() {
        DispatchQueue.global(qos: .userInitiated).async { _ = FontDescription(size: 17).metrics }
    }

    /// Whole milliseconds since the kernel started this process; nil where it does not say.
    ///
    /// The kernel tells a start to one tick, a hundredth of a second, and nothing finer: the middle of the tick is taken,
    /// and the number is right to 5 ms. Differences between two of them are right to 1 ms.
    package var millisecondsSinceStart: Double? {
        guard let process = ProcessStatistics(of: getpid()) else { return nil }
        var now = timespec()
        clock_gettime(CLOCK_BOOTTIME, &now)
        let start = process.start + 0.5 / ProcessStatistics.ticksPerSecond
        return max(0, (Double(now.tv_sec) - start) * 1000 + Double(now.tv_nsec) / 1e6).rounded()
    }
}
