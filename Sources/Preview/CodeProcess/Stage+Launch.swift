import Assets
import Compositor
import Graphics
import SDLPlatform

extension Stage {
    /// An empty stage for the code of `launch`, which finds the pictures of its bundle, and those of the stock screens.
    convenience init(_ launch: CodeLaunch) throws {
        var options = Options(screen: launch.screen.traits)
        options.completion = try launch.completion.settings
        options.kernels = try KernelSet(KernelChoice(rawValue: launch.kernels) ?? .auto)
        options.fragmentBudget = launch.fragmentBudget
        let bundle = AppBundle(launch.bundle, scale: launch.screen.scale)
        self.init(options, imageDecoder: SDLImageDecoder()) { name in
            bundle.picture(named: name) ?? Picture(rawValue: name)?.url.path
        }
        // Where no window covers it a device's screen is black.
        root.backgroundColor = CGColor(gray: 0, alpha: 1)
    }
}
