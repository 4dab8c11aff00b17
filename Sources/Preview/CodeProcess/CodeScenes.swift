import SwiftSources
import Transitions
import ViewKit

/// The scenes of loaded code.
@MainActor enum CodeScenes {
    /// The scene of what `launch` names, on `stage`; throws where the code gives nothing that can be shown.
    static func scene(of launch: CodeLaunch, on stage: Stage) throws -> any ScrubbableScene {
        let code = try LoadedCode(path: launch.library)
        if launch.isGallery {
            return GalleryScene(launch.entries.map { galleryTransition($0, launch, code) }, on: stage)
        }
        guard let entry = launch.entries.first else { throw CodeFailure(problem: "there is nothing to open") }
        switch entry.kind {
        case .preview:
            return PreviewScene(try screen(code.object(of: entry), of: entry), on: stage)
        case .animator, .delegate:
            let (transition, style) = try stockTransition(entry, launch, code)
            return StockScene(transition, style: style, on: stage)
        case .application, .scene:
            return try appScene(of: launch.entries, code, on: stage)
        case .driver:
            throw CodeFailure(problem: "\(entry.name) cannot be opened by itself")
        }
    }

    /// The transition by `entry` between stock screens, and its kind.
    private static func stockTransition(
        _ entry: SourceEntry, _ launch: CodeLaunch, _ code: LoadedCode
    ) throws -> (transition: BuiltInTransition, style: StockStyle) {
        // Made once here, so that one that cannot be made is told at once.
        let object = try code.object(of: entry)
        guard entry.kind == .animator else {
            let style = launch.style ?? style(of: object)
            return (.stock(named: entry.name, screens: launch.screens, style: style, delegate: object), style)
        }
        let style = launch.style ?? .push
        let transition = BuiltInTransition.stock(named: entry.name, screens: launch.screens, style: style) { forward in
            try? code.object(of: entry, forward: forward) as? any UIViewControllerAnimatedTransitioning
        }
        return (transition, style)
    }

    /// The transition of `entry` for the gallery: its own, or a preview's screen, which has none.
    private static func galleryTransition(
        _ entry: SourceEntry, _ launch: CodeLaunch, _ code: LoadedCode
    ) -> BuiltInTransition {
        if entry.kind != .preview, let stock = try? stockTransition(entry, launch, code).transition { return stock }
        return .still(named: entry.name, summary: "#Preview, line \(entry.position.line)") {
            (try? screen(code.object(of: entry), of: entry)) ?? UIViewController()
        }
    }

    /// The scene of the app whose delegates `entries` are.
    private static func appScene(
        of entries: [SourceEntry], _ code: LoadedCode, on stage: Stage
    ) throws -> any ScrubbableScene {
        let objects = try entries.map { try code.object(of: $0) }
        let launcher = AppLauncher(
            application: objects.lazy.compactMap { $0 as? any UIApplicationDelegate }.first,
            scenes: objects.compactMap { $0 as? any UIWindowSceneDelegate })
        guard let window = launcher.launch() else {
            throw CodeFailure(problem: "the app shows no window: its delegates set none, or take it from a storyboard")
        }
        guard window.rootViewController != nil else {
            throw CodeFailure(problem: "the app's window has no rootViewController")
        }
        stage.show(window)
        return PreviewScene(keeping: launcher, on: stage)
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

    private static func style(of delegate: AnyObject) -> StockStyle {
        if delegate is any UINavigationControllerDelegate { return .push }
        return delegate is any UITabBarControllerDelegate ? .tab : .modal
    }
}
