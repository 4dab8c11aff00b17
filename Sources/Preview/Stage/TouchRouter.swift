import ViewKit

/// Brings what pointers do to the window in which they went down: to one in front, or to the main one around it.
@MainActor final class TouchRouter {
    /// A window within the main one that takes the touches that begin in it; nil for none.
    private(set) weak var front: UIWindow?
    /// The pointers that went down in front.
    private var pointersInFront: Set<Int> = []

    init() {}

    /// Sets `window` as the one in front; touches that are down in the former one are cancelled at `time`.
    func setFront(_ window: UIWindow?, at time: CFTimeInterval) {
        guard window !== front else { return }
        front?.touches.cancelAll(at: time)
        front = window
        pointersInFront.removeAll()
    }

    /// Delivers `samples`, with locations in `main`, in their order.
    func deliver(_ samples: [TouchSample], main: UIWindow) {
        guard let front else { return main.handle(samples) }
        var batch = [TouchSample]()
        var isBatchInFront = false
        for sample in samples {
            let inFront = inFront(sample, front, main)
            if (inFront != nil) != isBatchInFront {
                (isBatchInFront ? front : main).handle(batch)
                batch.removeAll()
                isBatchInFront = inFront != nil
            }
            batch.append(inFront ?? sample)
        }
        (isBatchInFront ? front : main).handle(batch)
    }

    /// `sample` in the coordinates of the window in front; nil where it is not for that.
    private func inFront(_ sample: TouchSample, _ front: UIWindow, _ main: UIWindow) -> TouchSample? {
        let place = front.convert(CGPoint(x: sample.location.x, y: sample.location.y), from: main)
        if sample.phase == .began {
            pointersInFront.remove(sample.pointer)
            if front.bounds.contains(place) { pointersInFront.insert(sample.pointer) }
        }
        guard pointersInFront.contains(sample.pointer) else { return nil }
        if sample.phase == .ended || sample.phase == .cancelled { pointersInFront.remove(sample.pointer) }
        var sample = sample
        sample.location = SIMD2(place.x, place.y)
        return sample
    }
}
