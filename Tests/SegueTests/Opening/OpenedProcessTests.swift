import Foundation
import TestSupport
import Testing

/// The reach of opened code and what it leaves behind, in real processes: without privileges, in namespaces of their own, with a limit of
/// processes.
@Suite(.serialized, .enabled(if: TranslatorProcess.isBuilt)) struct OpenedProcessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        chmod(folder.url.path, 0o777)
    }

    /// Renders a preview whose block runs `statements`, and then prints the processes that are left; what all of it printed.
    private func render(_ statements: String, variables: [String: String] = [:]) throws -> String {
        let text = """
            import Foundation
            import UIKit
            @_silgen_name("fork") private func forkProcess() -> Int32
            #Preview("Code") {
                let view = UIView()
                \(statements)
                return view
            }

            """
        try folder.write(text, to: "Code.swift")
        let process = Process()
        let pipe = Pipe()
        let program = SegueProcess.products.appending(path: "segue").path
        let settings = variables.flatMap { ["--setenv", $0.key, $0.value] }
        process.executableURL = URL(filePath: "/usr/bin/bwrap")
        process.arguments =
            [
                "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--bind", folder.url.path, folder.url.path,
                "--chdir", folder.url.path, "--unshare-pid", "--unshare-user", "--uid", "65534", "--gid", "65534",
                "--clearenv", "--setenv", "HOME", folder.url.path, "--setenv", "PATH",
                ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "--setenv", "TMPDIR", folder.url.path,
                "--die-with-parent",
            ] + settings + [
                "--", "/usr/bin/prlimit", "--nproc=1000", "/bin/sh", "-c",
                "timeout -s KILL 120 \(program) render Code.swift --progress 0 --size 64x64 -o a.png; sleep 0.3; "
                    + "echo left $(cd /proc; set -- [0-9]*; echo $#)",
            ]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output
    }

    /// The processes of the namespace where only the shell is left: bwrap's own, the shell, and those that count.
    private func left() throws -> String {
        let output = try render("")
        return try #require(output.split(separator: "\n").last { $0.hasPrefix("left") }.map(String.init))
    }

    @Test func daemonsAndOrphansEndWithTheCode() throws {
        let expected = try left()
        let output = try render(
            """
            for _ in 0..<3 where forkProcess() == 0 {
                setsid()
                if forkProcess() == 0 { while true { usleep(1000) } }
                _exit(0)
            }
            print("code runs")
            """)
        #expect(output.contains("code runs") && output.contains(expected), "\(output)")
    }

    /// Code that ends or stops the process that keeps it, and holds on to what leads to the window.
    @Test(arguments: [
        "for _ in 0..<3 where forkProcess() == 0 { setsid(); while true { sleep(100) } }; usleep(100_000); kill(0, SIGKILL)",
        "for _ in 0..<3 where forkProcess() == 0 { setsid(); while true { sleep(100) } }; kill(getppid(), SIGSTOP)",
        "_ = prctl(1, 0, 0, 0, 0); kill(getppid(), SIGKILL); while true { sleep(100) }",
    ])
    func codeThatEndsItsKeeperEndsWithIt(_ statements: String) throws {
        let expected = try left()
        let output = try render(
            "typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32\n"
                + "let prctl = unsafeBitCast(dlsym(nil, \"prctl\"), to: Control.self)\n" + statements)
        #expect(output.contains(expected), "\(output)")
        #expect(output.contains("it was killed") != statements.contains("SIGSTOP"), "\(output)")
    }

    @Test func aBombMeetsALimit() throws {
        let expected = try left()
        let output = try render(
            """
            var count = 0
            while count < 2_000 {
                let child = forkProcess()
                if child == 0 { while true { sleep(100) } }
                if child < 0 { break }
                count += 1
            }
            print("started", count < 200)
            """)
        #expect(output.contains("started true") || output.contains("threads and processes"), "\(output)")
        #expect(output.contains(expected), "\(output)")
    }

    /// Shared memory counts as private one does.
    @Test func sharedMemoryHasALimit() throws {
        let output = try render(
            """
            let size = 5 << 30
            let address = UInt(bitPattern: mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)!)
            let isWritten = DispatchSemaphore(value: 0)
            // On a slow machine the time for it would else be that of an endless loop.
            Thread.detachNewThread {
                for start in stride(from: 0, to: size, by: 1 << 24) {
                    memset(UnsafeMutableRawPointer(bitPattern: address)! + start, 1, 1 << 24)
                    usleep(10_000)
                }
                isWritten.signal()
            }
            isWritten.wait()
            print("written")
            """)
        #expect(output.contains("it uses more than 2 GB of memory") && !output.contains("written"), "\(output)")
    }

    @Test func theEnvironmentAndSocketsStayOutside() throws {
        let socket = try ListeningSocket(at: folder.path("own.sock"))
        chmod(socket.path, 0o777)
        let output = try render(
            """
            let names = ProcessInfo.processInfo.environment.keys
            print("environment", names.contains("PATH"), names.filter { ["SECRET_TOKEN", "DISPLAY"].contains($0) }.count)
            let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array("\(socket.path)".utf8)) }
            let result = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
            print("connected", result)
            """, variables: ["SECRET_TOKEN": "hush", "DISPLAY": ":9"])
        #expect(output.contains("environment true 0"), "\(output)")
        #expect(output.contains("connected -1"), "\(output)")
        withExtendedLifetime(socket) {}
    }
}

/// A socket with a path that takes connections.
private final class ListeningSocket {
    let path: String
    private let descriptor: Int32

    struct Unusable: Error {}

    init(at path: String) throws {
        self.path = path
        descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { throw Unusable() }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard bound == 0, listen(descriptor, 4) == 0 else { throw Unusable() }
    }

    deinit { close(descriptor) }
}
