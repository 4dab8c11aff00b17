extension BenchmarkEnvironment {
    /// What is known, with a name for each, in a sensible order.
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
