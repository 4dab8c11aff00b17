import ArgumentParser
import SDLPlatform

/// The words of `--renderer`.
enum RendererName: String, CaseIterable, ExpressibleByArgument {
    case auto, cpu, gpu

    var choice: RendererChoice {
        switch self {
        case .auto: .auto
        case .cpu: .cpu
        case .gpu: .gpu
        }
    }
}
