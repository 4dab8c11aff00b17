import ViewKit

/// Brings what pointers do to the window in which they went down: to one in front, or to the main one around it.
@MainActor final class TouchRouter {
    /// A window within the main one that takes the touches that begin in it; nil for none.
    private(set) weak var front: UIWindow?
    /// Where the pointers are that went down in front, in that window.
    private var places: [Int: SIMD2<Double>] = [:]

    init() {}

    /// Takes `window` as the one in front; touches that are down in the former one are cancelled at `time`.
    func setFront(_ window: UIWindow?, at time: CFTimeInterval) {
        guard window !== front else { return }
        front?.handle(
            places.map { TouchSample(pointer: $0, phase: .cancelled, location: $1, timestamp: time) })
        front = window
        places.removeAll()
    }

    /// Hands `samples`, with locations in `main`, on in their order.
    func deliver(_ samples: [TouchSample], main: UIWindow) {
        guard let front else { return main.handle(samples) }
        var (batch, isBatchInFront) = ([TouchSample](), false)
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
        let belongs = sample.phase == .began ? front.bounds.contains(place) : places[sample.pointer] != nil
        var sample = sample
        sample.location = SIMD2(place.x, place.y)
        let isOver = sample.phase == .ended || sample.phase == .cancelled
        places[sample.pointer] = belongs && !isOver ? sample.location : nil
        return belongs ? sample : nil
    }
}
