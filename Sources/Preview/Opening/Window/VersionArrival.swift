import SwiftSources

/// A version that is there to be launched.
struct VersionArrival {
    var version: CodeVersion
    var entry: SourceEntry
    /// The requests that bring it to the state of the last one, with the screen and the time of its launch.
    var log: RequestLog
    /// Other stock screens than those of the last version, and their style; nil for a version of new code.
    var stock: CodeProject.Options?
    /// Whether it is the code of the last version, with other numbers.
    var isTuned = false
    /// Whether it says nothing of the newest files: these do not compile, or stock screens and numbers alone are others.
    var isOlder = false

    /// The launch of the version as `code`, by `options`, on the stock screens of `stock`, with the values `numbers`.
    @MainActor func launch(
        of code: CodeSubject, by options: CodeStage.Options, on stock: CodeProject.Options, with numbers: [Int: Double]
    ) -> CodeLaunch {
        CodeLaunch(
            library: version.library.path, title: code.project.name,
            entries: code.isGallery ? version.entries : [entry], companions: version.companions,
            isGallery: code.isGallery, screen: SceneRequest.Screen(log.screen),
            start: log.start.map(CodeLaunch.Start.init), completion: CodeLaunch.Completion(options.completion),
            kernels: options.kernels.name.rawValue, fragmentBudget: options.fragmentBudget, screens: stock.screens,
            style: stock.style, bundle: code.project.bundle, usesBundle: version.usesBundle,
            interfaceFunctions: version.interfaceFunctions, interfaces: version.interfaces,
            mainStoryboard: code.project.target?.target.mainStoryboard,
            informationPath: code.project.target?.target.informationPath, language: code.project.options.language,
            date: CodeLaunch.date, numbers: numbers)
    }
}
