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
