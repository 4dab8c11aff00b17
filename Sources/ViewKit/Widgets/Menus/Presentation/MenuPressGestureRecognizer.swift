/// A press that opens a menu: it is followed from the moment in which the view begins to shrink, and goes on over the rows.
final class MenuPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds after which a pressed view begins to shrink, and after which the menu opens; choices.
    static let liftDelay = 0.15
    static let duration = 0.5
    /// The distance that a finger may move before, in points.
    private static let allowableMovement = 10.0

    private weak var interaction: UIContextMenuInteraction?
    private var start = SIMD2<Double>.zero
    private var deadlines: [MainQueue.Token] = []

    init(of interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
        addTarget(self, action: MenuPressGestureRecognizer.handle)
    }

    /// Opens the menu now, under a finger that is down.
    func open() {
        deadlines = []
        if state == .possible, !tracked.isEmpty { state = .began }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, tracked.count == 1, let touch = touches.first else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        start = touch.windowLocation
        deadlines = [
            schedule(at: touch.timestamp + Self.liftDelay) { [weak self] in self?.lift() },
            schedule(at: touch.timestamp + Self.duration) { [weak self] in self?.open() },
        ]
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isUnderWay else { return state = .changed }
        let way = (touches.first?.windowLocation ?? start) - start
        if (way * way).sum() > Self.allowableMovement * Self.allowableMovement { fail() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay { state = .ended } else { fail() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay { state = .cancelled } else { fail() }
    }

    override func wasPrevented() { drop() }

    override func reset() {
        super.reset()
        deadlines = []
    }

    private func lift() {
        guard state == .possible, let interaction else { return }
        if !interaction.lift() { fail() }
    }

    private func fail() {
        drop()
        state = .failed
    }

    private func drop() {
        deadlines = []
        interaction?.pressEndedEarly()
    }

    private func handle() { interaction?.handle(self) }
}
