import Files
import Foundation
import Recorder
import SDLPlatform

extension MachineEnvironment {
    /// The section of a report that names the machine, and the resources of it that `session` uses.
    @MainActor func description(of session: PreviewSession) -> BenchmarkEnvironment {
        let process = ProcessInfo.processInfo
        let cpu = (try? InputFile(path: "/proc/cpuinfo").text())?
            .split(separator: "\n").first { $0.hasPrefix("model name") }?
            .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
        let kernel = (try? InputFile(path: "/proc/sys/kernel/osrelease").text())?
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return BenchmarkEnvironment(
            operatingSystem: process.operatingSystemVersionString, kernel: kernel, cpuModel: cpu,
            cores: process.activeProcessorCount, renderer: session.output.rendererDescription,
            kernels: session.plan.kernels.name.rawValue,
            threads: session.plan.workers.threads, videoDriver: session.window?.window.video.driver,
            sdlVersion: VideoSubsystem.version,
            swiftVersion: Self.compiler,
            buildConfiguration: Self.configuration)
    }

    #if DEBUG
    private static let configuration = "debug"
    #else
    private static let configuration = "release"
    #endif

    #if compiler(>=6.3)
    private static let compiler = "6.3 or later"
    #elseif compiler(>=6.2)
    private static let compiler = "6.2"
    #else
    private static let compiler = "6.1 or earlier"
    #endif
}
