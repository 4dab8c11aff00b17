/// The machine and the build that a measurement was made with: figures from different ones cannot be compared.
///
/// The caller supplies the values; nil where it could not determine one.
package struct BenchmarkEnvironment: Hashable, Codable, Sendable {
    /// The operating system with its version: `Debian GNU/Linux 12`.
    package var operatingSystem: String?
    package var kernel: String?
    package var cpuModel: String?
    /// Processors that the process may use.
    package var cores: Int?
    /// The renderer: `cpu`, or the name that the GPU's driver reports.
    package var renderer: String?
    /// The instruction set of the pixel kernels: `avx512`, `avx2`, `sse2`, `neon` or `scalar`.
    package var kernels: String?
    /// Threads of the CPU backend.
    package var threads: Int?
    /// SDL's video driver; nil without a window.
    package var videoDriver: String?
    package var sdlVersion: String?
    package var swiftVersion: String?
    /// `release` or `debug`.
    package var buildConfiguration: String?

    package init(
        operatingSystem: String? = nil, kernel: String? = nil, cpuModel: String? = nil, cores: Int? = nil,
        renderer: String? = nil, kernels: String? = nil, threads: Int? = nil, videoDriver: String? = nil,
        sdlVersion: String? = nil, swiftVersion: String? = nil, buildConfiguration: String? = nil
    ) {
        self.operatingSystem = operatingSystem
        self.kernel = kernel
        self.cpuModel = cpuModel
        self.cores = cores
        self.renderer = renderer
        self.kernels = kernels
        self.threads = threads
        self.videoDriver = videoDriver
        self.sdlVersion = sdlVersion
        self.swiftVersion = swiftVersion
        self.buildConfiguration = buildConfiguration
    }
}

extension BenchmarkEnvironment {
    /// The known values with their names: the machine and its system, the renderer, then the libraries and the build.
    var lines: [(name: String, value: String)] {
        let all: [(String, String?)] = [
            ("processor", cpuModel), ("cores", cores.map(String.init)), ("operating system", operatingSystem),
            ("kernel", kernel), ("renderer", renderer), ("kernels of the CPU renderer", kernels),
            ("threads", threads.map(String.init)), ("video driver", videoDriver), ("SDL", sdlVersion),
            ("Swift", swiftVersion), ("build", buildConfiguration),
        ]
        return all.compactMap { name, value in value.map { (name, $0) } }
    }
}
