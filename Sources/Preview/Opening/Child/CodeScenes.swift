import SwiftSources
import Transitions
import ViewKit

/// The scenes of loaded code.
@MainActor enum CodeScenes {
    /// The scene of what `launch` names, on `stage`; throws where the code gives nothing that can be shown.
    static func scene(of launch: CodeLaunch, on stage: Stage) throws -> any ScrubbableScene {
        let code = try LoadedCode(path: launch.library)
        AppInterfaces.install(launch, code, for: stage.layers)
        if launch.isGallery {
            return GalleryScene(
                launch.entries.map { entry in stage.layers.event { galleryTransition(entry, launch, code) } },
                title: launch.title, on: stage)
        }
        guard let entry = launch.entries.first else { throw CodeFailure(problem: "nothing to open") }
        return try stage.layers.event { try scene(of: entry, launch, code, on: stage) }
    }

    private static func scene(
        of entry: SourceEntry, _ launch: CodeLaunch, _ code: LoadedCode, on stage: Stage
    ) throws -> any ScrubbableScene {
        switch entry.kind {
        case .preview, .controller:
            return PreviewScene(try screen(code.object(of: entry), of: entry), on: stage)
        case .storyboardScene: return PreviewScene(try storyboardScreen(entry), on: stage)
        case .animator, .delegate:
            return TransitionScene(try stockTransition(entry, launch, code), on: stage)
        case .application, .scene:
            let (launcher, window) = try launchApp(entry, launch, code)
            stage.show(window)
            return PreviewScene(keeping: launcher, on: stage)
        case .driver:
            throw CodeFailure(problem: "\(entry.name) cannot be opened by itself")
        }
    }

    /// The transition by `entry` between stock screens.
    private static func stockTransition(
        _ entry: SourceEntry, _ launch: CodeLaunch, _ code: LoadedCode
    ) throws -> BuiltInTransition {
        if entry.kind == .delegate { return try delegateTransition(entry, launch, code) }
        // The other direction may be another type's.
        let other = entry.counterpart(among: launch.companions)
        let ahead = other?.isForward == true ? other?.entry ?? entry : entry
        let back = other?.isForward == false ? other?.entry ?? entry : entry
        // Made once here, so that one that cannot be made is told at once.
        _ = try code.object(of: ahead)
        if back != ahead { _ = try code.object(of: back, forward: false) }
        let driver = driver(for: entry, among: launch.companions)
        let style = launch.style ?? container(of: ahead, driver).map(style(in:)) ?? .push
        return .stock(
            named: entry.name, screens: launch.screens, style: style, driver: driver.map { stockDriver($0, code) }
        ) { forward in
            let object = try? code.object(of: forward ? ahead : back, forward: forward)
            return object as? any UIViewControllerAnimatedTransitioning
        }
    }

    /// The container for whose screens the animator of `entry` and its driver are made; nil where neither says so.
    private static func container(of entry: SourceEntry, _ driver: SourceEntry?) -> SourceEntry.Container? {
        let container = driver?.container ?? entry.container
        // The animator alone shows whether the presenter stays.
        return container == .presentation ? entry.container ?? container : container
    }

    /// The transition by `entry`, a delegate: one object for all, or one for each screen that it is attached to.
    private static func delegateTransition(
        _ entry: SourceEntry, _ launch: CodeLaunch, _ code: LoadedCode
    ) throws -> BuiltInTransition {
        guard entry.function == nil else {
            let object = try code.object(of: entry)
            let style = launch.style ?? style(of: object)
            return .stock(named: entry.name, screens: launch.screens, style: style) { _ in object }
        }
        let stack = UINavigationController(rootViewController: UIViewController())
        let example = try code.object(of: entry, attachedTo: stack)
        let style = launch.style ?? example.map(style(of:)) ?? .modal
        return .stock(named: entry.name, screens: launch.screens, style: style) {
            try? code.object(of: entry, attachedTo: $0)
        }
    }

    /// The driver of the way back for the animator of `entry`: the only one of its file, or of all files.
    private static func driver(for entry: SourceEntry, among companions: [SourceEntry]) -> SourceEntry? {
        let drivers = companions.filter { $0.kind == .driver }
        let near = drivers.filter { $0.file == entry.file }
        if near.count == 1 { return near.first }
        // One of another file is for the same kind of screens.
        return drivers.count == 1
            ? drivers.first { fits($0.container, entry.container) } : nil
    }

    /// Whether a driver for the screens of `container` is one for those of `other`; nil stands for any.
    private static func fits(_ container: SourceEntry.Container?, _ other: SourceEntry.Container?) -> Bool {
        guard let container, let other else { return true }
        return container == other || container == .presentation && other == .customPresentation
    }

    private static func stockDriver(_ driver: SourceEntry, _ code: LoadedCode) -> StockDriver {
        let isDriving = code.isDriving(of: driver)
        return StockDriver(
            { try? code.object(of: driver, attachedTo: $0) as? any UIViewControllerInteractiveTransitioning },
            isDriving: isDriving.map { isDriving in { isDriving($0) } })
    }

    /// The transition of `entry` for the gallery; an empty screen with the reason for one that cannot be shown.
    private static func galleryTransition(
        _ entry: SourceEntry, _ launch: CodeLaunch, _ code: LoadedCode
    ) -> BuiltInTransition {
        do { return try shownTransition(entry, launch, code) } catch {
            let reason = (error as? CodeFailure)?.problem ?? "\(error)"
            return .still(named: entry.name, summary: reason) { UIViewController() }
        }
    }

    /// The transition of `entry` between stock screens, or a screen of the user's, whose transitions only touches begin.
    private static func shownTransition(
        _ entry: SourceEntry, _ launch: CodeLaunch, _ code: LoadedCode
    ) throws -> BuiltInTransition {
        switch entry.kind {
        case .animator, .delegate, .driver: return try stockTransition(entry, launch, code)
        case .preview, .controller:
            let shown = try screen(code.object(of: entry), of: entry)
            var transition = BuiltInTransition.still(
                named: entry.name, summary: "\(entry.kind.title), line \(entry.position.line)"
            ) { shown }
            transition.screenSize = entry.screenSize ?? BuiltInTransition.phoneSize
            return transition
        case .storyboardScene:
            let shown = try storyboardScreen(entry)
            return .still(named: entry.name, summary: entry.kind.title) { shown }
        case .application, .scene:
            let (launcher, window) = try launchApp(entry, launch, code)
            let shown = AppWindowViewController(window, keeping: launcher)
            return .still(named: entry.name, summary: "An app, launched by its delegates.") { shown }
        }
    }

    /// Launches the app of `entry`, one of its delegates, and returns its window.
    private static func launchApp(
        _ entry: SourceEntry, _ launch: CodeLaunch, _ code: LoadedCode
    ) throws -> (launcher: AppLauncher, window: UIWindow) {
        let entries = [entry] + launch.companions.filter { $0.kind == .scene && $0 != entry }
        let objects = try entries.map { try code.object(of: $0) }
        let launcher = AppLauncher(
            application: objects.lazy.compactMap { $0 as? any UIApplicationDelegate }.first,
            scenes: objects.compactMap { $0 as? any UIWindowSceneDelegate }, beginning: launch.beginning)
        guard let window = launcher.launch() else {
            throw CodeFailure(problem: "the app shows no window: its delegates set none, and it has no main storyboard")
        }
        guard window.rootViewController != nil else {
            throw CodeFailure(problem: "the app's window has no rootViewController")
        }
        return (launcher, window)
    }

    /// The screen of the storyboard's scene that `entry` names.
    private static func storyboardScreen(_ entry: SourceEntry) throws -> UIViewController {
        let names = entry.name.split(separator: "/", maxSplits: 1).map(String.init)
        guard names.count == 2, let controller = UIStoryboard.controller(of: names[0], named: names[1]) else {
            throw CodeFailure(problem: "the scene \(entry.name) cannot be made")
        }
        return controller
    }

    /// The controller that shows the object of a preview.
    private static func screen(_ object: AnyObject, of entry: SourceEntry) throws -> UIViewController {
        switch object {
        case let controller as UIViewController: return controller
        case let view as UIView:
            return PreviewedViewController(view, fits: entry.traits.contains { $0.contains("sizeThatFitsLayout") })
        default:
            throw CodeFailure(
                problem: "the preview shows a \(type(of: object)), which is no UIViewController and no UIView")
        }
    }

    private static func style(in container: SourceEntry.Container) -> StockStyle {
        switch container {
        case .stack: .push
        case .tabs: .tab
        case .presentation: .modal
        case .customPresentation: .modalCustom
        }
    }

    private static func style(of delegate: AnyObject) -> StockStyle {
        if delegate is any UINavigationControllerDelegate { return .push }
        return delegate is any UITabBarControllerDelegate ? .tab : .modal
    }
}
