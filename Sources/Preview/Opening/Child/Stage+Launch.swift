import Assets
import Compositor
import Foundation
import Graphics

extension Stage {
    /// An empty stage for the code of `launch`, which finds the images and colours of `files`, and the pictures of the stock
    /// screens.
    convenience init(_ launch: CodeLaunch, _ files: BundleFiles, imageDecoder: any ImageDecoder) throws {
        var options = Options(screen: launch.screen.traits)
        options.completion = try launch.completion.settings
        options.kernels = try KernelSet(KernelChoice(rawValue: launch.kernels) ?? .auto)
        options.fragmentBudget = launch.fragmentBudget
        let stock = PictureFiles { Picture.url(named: $0)?.path }
        let bundle = AppBundle(files, scale: launch.screen.scale, others: stock)
        let report: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        bundle.onProblem = report
        self.init(options, imageDecoder: ReportingImageDecoder(imageDecoder, report: report), assets: bundle)
        // Where no window covers it a device's screen is black.
        root.backgroundColor = CGColor(gray: 0, alpha: 1)
    }
}
