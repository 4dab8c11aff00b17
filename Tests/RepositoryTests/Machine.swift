import Foundation
import TestSupport

/// A made-up machine: a folder of stand-ins for Debian's tools, the only ones that a script under test finds.
final class Machine {
    enum Sudo: Sendable {
        case absent, granted, refused
    }

    private let folder: TemporaryFolder

    /// - Parameters:
    ///   - removed: Packages that are not installed, and that Debian still knows the configuration of.
    ///   - listed: Whether the package lists name the packages.
    ///   - installable: Whether installing succeeds.
    init(
        installed: [String], user: Int, sudo: Sudo, removed: [String] = [], listed: Bool = true,
        installable: Bool = true
    ) throws {
        folder = try TemporaryFolder()
        let states = installed.map { "\($0) installed" } + removed.map { "\($0) config-files" }
        try add("dpkg-query", "printf '%s\\n' \(states.map { "'\($0)'" }.joined(separator: " ")); exit 1")
        try add("id", "echo \(user)")
        try add("apt-cache", "exit \(listed ? 0 : 100)")
        let refusal = installable ? "" : "[ \"$1\" = install ] && exit 100; "
        try add("apt-get", "\(log("apt-get")); \(refusal)exit 0")
        try add("env", "exec /usr/bin/env \"$@\"")
        switch sudo {
        case .absent: break
        case .granted: try add("sudo", "\(log("sudo")); shift; [ \"$1\" = true ] || exec \"$@\"")
        case .refused: try add("sudo", "\(log("sudo")); echo 'sudo: a password is required' >&2; exit 1")
        }
    }

    /// Runs `scripts/install-packages`; `output` is what it says on either stream.
    func installPackages(_ packages: String...) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = Repository.root.appending(path: "scripts/install-packages")
        process.arguments = packages
        process.environment = ["PATH": folder.path()]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }

    /// The calls of `sudo` and `apt-get`, in order.
    func calls() throws -> [String] {
        let file = folder.url.appending(path: "calls")
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func log(_ tool: String) -> String {
        "echo \"\(tool) $*\" >>'\(folder.path("calls"))'"
    }

    private func add(_ tool: String, _ body: String) throws { try folder.writeScript(body, to: tool) }
}
