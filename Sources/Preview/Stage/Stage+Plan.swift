import Assets
import LayerTree
import SDLPlatform

extension Stage {
    /// An empty stage with `screen`, by the options of `plan`.
    convenience init(_ plan: RunPlan, on screen: ScreenTraits) {
        var options = Options(screen: screen)
        options.completion = plan.options.completion
        options.kernels = plan.kernels
        options.fragmentBudget = plan.fragmentBudget
        self.init(options, imageDecoder: SDLImageDecoder(), pictures: { Picture(rawValue: $0)?.url.path })
    }
}
