import Compositor
import Foundation
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// The panels beside the screen of a window: which are open, their places, their touches, and what they change.
///
/// They are view controllers on the overlay's stage, so that the measured frames have no part in them.
@MainActor final class Workbench {
    unowned let controls: WindowControls
    var session: PreviewSession { controls.session }
    var overlay: Overlay { controls.overlay }
    /// The open panels and their lengths.
    private(set) var state = WorkbenchState()
    /// The panels that are open.
    var open: Set<WorkbenchPanel> { state.open }
    /// The panel whose tab is selected, in a window without room beside the screen.
    private var front = WorkbenchPanel.timeline
    private(set) var layout = WorkbenchLayout([], front: .timeline, lengths: .init(), in: nil)
    /// The pixels that the screen was told to leave free.
    private var dock: PixelInsets
    var pointers = PointerTouches()
    var gesture = GestureMemory()
    var repetition: GestureRepetition?
    /// The values of numbers of the code that the user set.
    var numberChanges = NumberChanges()
    /// The motion after the newest release.
    var trajectory: ReleaseTrajectory?
    /// The moments of the newest transition.
    var moments = TimelineMoments()
    /// The animations that were seen; nil before the first look.
    var animations: AnimationTimeline?
    /// The frame of the layer that is outlined, in points of the screen; nil for none.
    var outlined: CGRect? { didSet { if outlined != oldValue { showOutline() } } }
    /// The time of the next look at the animations of one transition, in seconds of the machine's clock.
    var nextLook = 0.0
    /// The panels; nil until they were open.
    private(set) var tuning: TuningViewController?
    private(set) var timeline: TimelineViewController?
    private(set) var controller: WorkbenchViewController?

    /// The closed panels of the window of `controls`.
    init(of controls: WindowControls) {
        self.controls = controls
        // A window that shows another session has what the one before left free.
        dock = controls.session.window?.window.dock ?? .none
    }

    // MARK: Opening

    /// Opens `panel`, or closes it.
    func toggle(_ panel: WorkbenchPanel) {
        front = panel
        setOpen(open.symmetricDifference([panel]))
    }

    /// Opens the panels that were open last, or closes all.
    func toggleAll() {
        if open.isEmpty { return setOpen(state.remembered) }
        state.remembered = open
        setOpen([])
    }

    /// Opens the panels of an earlier window.
    func restore(_ state: WorkbenchState) {
        self.state = state
        self.state.lengths = state.lengths.usable
        if state.remembered.isEmpty { self.state.remembered = Set(WorkbenchPanel.allCases) }
        setOpen(state.open)
    }

    private func setOpen(_ panels: Set<WorkbenchPanel>) {
        guard let window = session.window else { return }
        state.open = panels
        let docked = WorkbenchLayout(open, front: front, lengths: state.lengths, in: nil)
        let insets = insets(of: docked, window)
        // They are placed as the window has its size.
        if insets == dock { place() } else { setDock(insets, resizes: true) }
    }

    /// Has the screen leave `insets` free before the next frame.
    private func setDock(_ insets: PixelInsets, resizes: Bool) {
        guard insets != dock else { return }
        dock = insets
        session.changeWindow { $0.setDock(insets, resizes: resizes) }
    }

    private func insets(of layout: WorkbenchLayout, _ window: WindowOutput) -> PixelInsets {
        let scale = window.panelScale
        return PixelInsets(
            right: Int((layout.right * scale).rounded()), bottom: Int((layout.bottom * scale).rounded()))
    }

    /// Places the panels, and what lies over the screen, in the window as it is now.
    func place() {
        guard let window = session.window else { return overlay.place(on: session.source.screen, over: nil) }
        let scale = open.isEmpty ? window.overlayScale : window.panelScale
        let pixels = window.overlayBounds
        let size = CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        layout = WorkbenchLayout(open, front: front, lengths: state.lengths, in: size)
        setDock(insets(of: layout, window), resizes: false)
        overlay.place(
            on: session.source.screen, over: window, dock: CGSize(width: layout.right, height: layout.bottom))
        if !open.contains(.timeline) { outlined = nil }
        guard !open.isEmpty || controller != nil else { return }
        let controller = controller ?? makeController()
        self.controller = controller
        overlay.stage.run {
            controller.show(layout, open: open, picture: window.pictureArea.frame(atScale: scale))
            if open.isEmpty { overlay.stage.window.isHidden = true } else { overlay.stage.show(controller) }
        }
        showTuning()
        showOutline()
    }

    private func makeController() -> WorkbenchViewController {
        overlay.stage.run {
            let tuning = makeTuning()
            let timeline = makeTimeline()
            self.tuning = tuning
            self.timeline = timeline
            let controller = WorkbenchViewController([.tuning: tuning, .timeline: timeline])
            controller.onSelect = { [unowned self] in select($0) }
            controller.onResize = { [unowned self] in resize($0, to: $1) }
            return controller
        }
    }

    private func select(_ panel: WorkbenchPanel) {
        front = panel
        place()
    }

    private func resize(_ panel: WorkbenchPanel, to length: Double) {
        switch panel {
        case .timeline: state.lengths.timeline = length
        case .tuning: state.lengths.tuning = length
        }
        state.lengths = state.lengths.usable
        place()
    }
}

extension PixelRect {
    /// The rectangle in points, of which each has `scale` pixels.
    fileprivate func frame(atScale scale: Double) -> CGRect {
        CGRect(
            x: Double(minX) / scale, y: Double(minY) / scale, width: Double(width) / scale,
            height: Double(height) / scale)
    }
}
