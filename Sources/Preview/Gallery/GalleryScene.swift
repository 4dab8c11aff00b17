import Transitions
import ViewKit

/// The gallery on a stage: keys choose a transition, and are for the opened one after that.
@MainActor final class GalleryScene: ScrubbableScene {
    let gallery: GalleryViewController
    /// The size of its screen, in points, where no other is asked for.
    static let screenSize = CGSize(width: 1280, height: 800)

    /// The gallery of `transitions`, at least one, under `title` on `stage`.
    ///
    /// `UIScreen.main` is the screen that all of them have, or a phone's.
    init(_ transitions: [BuiltInTransition] = BuiltInTransition.all, title: String = "Segue", on stage: Stage) {
        let sizes = Set(transitions.map(\.screenSize))
        stage.deviceSize = sizes.count == 1 ? sizes.first : BuiltInTransition.phoneSize
        gallery = stage.run { GalleryViewController(transitions, title: title, on: stage) }
        gallery.whenFrontChanges = { [weak stage] window in stage?.frontWindow = window }
        stage.show(gallery)
    }

    private var opened: TransitionScene? { gallery.opened?.scene }

    var openedTitle: String? { opened?.title }

    var openedArea: RecordedArea? {
        guard let cell = gallery.opened, let name = opened?.name else { return nil }
        let window = cell.screenWindow
        let frame = cell.device.convert(window.frame, to: gallery.view)
        return RecordedArea(name: name, screenSize: window.bounds.size, frame: frame)
    }

    /// Shows the opened transition at `progress`, in the grid all of them.
    func show(_ progress: Double) {
        if let opened { return opened.show(progress) }
        gallery.stopPlayback()
        for cell in gallery.cells { cell.scene.show(progress) }
    }

    func scrub(to progress: Double) -> Double? { opened?.scrub(to: progress) }

    func scrub(by step: Double) -> Double? { opened?.scrub(by: step) }

    /// Plays the opened transition, in the grid the selected one.
    func play() { if let opened { opened.play() } else { gallery.cells[gallery.selection].play() } }

    func cancel() { opened?.cancel() }

    var showsStart: Bool? { opened?.showsStart }

    func jump(toStart: Bool) { opened?.jump(toStart: toStart) }

    func hover(at point: CGPoint?) { gallery.hover(at: point) }

    func select(at point: CGPoint) { gallery.select(at: point) }

    /// Transitions follow the stage's own time.
    let isPlaying = false

    func advance() {}

    func take(_ command: KeyCommand) -> Bool {
        if let opened {
            // What is on its way is cancelled first, like anywhere else.
            guard command == .back || command == .cancel && !opened.isTransitioning else { return false }
            gallery.close()
            return true
        }
        switch command {
        case .scrub(let step): gallery.select(gallery.selection + (step < 0 ? -1 : 1))
        case .jump(let progress):
            gallery.select(progress < 0.5 ? 0 : gallery.cells.count - 1)
            if progress < 0.5 { gallery.scrollToTop() }
        case .row(let rows): gallery.selectRow(below: rows)
        case .open: gallery.open()
        default: return false
        }
        return true
    }
}
