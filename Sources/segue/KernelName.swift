import ArgumentParser
import Compositor

/// The words of `--kernels`.
enum KernelName: String, CaseIterable, ExpressibleByArgument {
    case auto, avx512, avx2, sse2, neon, scalar

    var choice: KernelChoice {
        switch self {
        case .auto: .auto
        case .avx512: .avx512
        case .avx2: .avx2
        case .sse2: .sse2
        case .neon: .neon
        case .scalar: .scalar
        }
    }
}
