@testable import ViewKit

/// A window with a sheet, and a finger on it.
@MainActor final class SheetRig: NSObject, UISheetPresentationControllerDelegate {
    let host: TestHost
    let root: UIViewController
    let screen: UIViewController
    private(set) var calls: [String] = []
    private var fingerY = 0.0
    private var fingerX = 0.0
    private(set) var liftTime = 0.0

    init(width: Double, height: Double, insets: UIEdgeInsets, scale: Double) {
        host = TestHost(size: CGSize(width: width, height: height), scale: scale)
        let root = host.run { UIViewController() }
        let screen = host.run { UIViewController() }
        self.root = root
        self.screen = screen
        super.init()
        host.run {
            host.window.screenInsets = insets
            host.window.rootViewController = root
            host.window.makeKeyAndVisible()
        }
        fingerX = width / 2
        host.frame(at: 0)
    }

    var time: Double { host.layers.mediaTime }
    var sheet: UISheetPresentationController {
        guard let sheet = screen.sheetPresentationController else { preconditionFailure("no sheet") }
        return sheet
    }
    var dimmingView: UIView { sheet.decorations.dimmingView }
    /// The frame of the sheet's view on the screen.
    var frame: CGRect { screen.view.convert(screen.view.bounds, to: nil) }
    /// The frame that shows, also in motion.
    var shownFrame: CGRect { screen.view.layer.presentation()?.frame ?? frame }
    var isPresented: Bool { root.presentedViewController === screen }

    func present(_ detents: [UISheetPresentationController.Detent], animated: Bool) {
        host.run {
            screen.sheetPresentationController?.detents = detents
            screen.sheetPresentationController?.delegate = self
            root.present(screen, animated: animated)
        }
        if !animated { step() }
    }

    func step(_ count: Int = 1) {
        for _ in 0..<count { host.frame(at: time + 1.0 / 60) }
    }

    /// Makes frames for two seconds.
    func finish() { step(120) }

    func touch(_ phase: TouchSample.Phase, y: Double) {
        fingerY = y
        host.window.handle([
            TouchSample(phase: phase, location: SIMD2(fingerX, y), timestamp: time, type: .direct)
        ])
    }

    /// Drags by `distance` points at an even speed, and holds the finger for a while.
    func drag(from start: Double, by distance: Double, in duration: Double, lift: Bool) {
        touch(.began, y: start)
        let count = Int(duration * 60)
        for index in 1...count {
            step()
            touch(.moved, y: start + distance * Double(index) / Double(count))
        }
        step(12)
        if lift { self.lift(velocity: 0) }
    }

    /// Lifts the finger at `velocity` in points per second downwards, which it has had for the last moves.
    func lift(velocity: Double) {
        let end = fingerY
        let began = time
        if velocity != 0 {
            // Back at once and forwards evenly, so that the finger ends where it was.
            for index in 0...8 {
                let now = began + 0.1 + Double(index) * 0.008
                let y = end - velocity * 0.008 * Double(8 - index)
                host.frame(at: now)
                host.window.handle([
                    TouchSample(phase: .moved, location: SIMD2(fingerX, y), timestamp: now, type: .direct)
                ])
            }
        }
        liftTime = time
        host.window.handle([
            TouchSample(phase: .ended, location: SIMD2(fingerX, end), timestamp: time, type: .direct)
        ])
        step()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { calls.append("selected \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")") }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("didDismiss")
    }
}
