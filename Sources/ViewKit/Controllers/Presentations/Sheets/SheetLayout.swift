/// The detents of a sheet with their places, in one state of its container, and the rule by which a released sheet chooses.
struct SheetLayout {
    typealias Identifier = UISheetPresentationController.Detent.Identifier

    /// A detent that counts.
    struct Stop {
        let identifier: Identifier
        /// The position of a sheet that rests there.
        let place: SheetGeometry.Place

        /// The height in which the content is laid out, in points.
        var height: CGFloat { place.size.height }
    }

    let geometry: SheetGeometry
    /// The detents that count, from the lowest to the highest; that of the full height where none does.
    let stops: [Stop]

    /// The speed from which a flick decides, in points per second, as measured.
    private static let flickSpeed = 1000.0

    /// The stops of `detents`, whose values are in any order, and at most the full height.
    init(_ geometry: SheetGeometry, detents: [(identifier: Identifier, value: CGFloat)]) {
        let counted = detents.isEmpty ? [(.large, geometry.maximumValue)] : detents
        self.geometry = geometry
        stops = counted.map { ($0.identifier, min($0.value, geometry.maximumValue)) }
            .sorted { $0.1 < $1.1 }
            .map { Stop(identifier: $0, place: geometry.place(for: $1)) }
    }

    /// The lowest stop.
    var lowest: Stop { stops[0] }

    /// The heights between which a finger changes the sheet's, in points.
    var heights: ClosedRange<CGFloat> { lowest.height...max(lowest.height, stops[stops.count - 1].height) }

    /// The stop of `identifier`; the lowest one where there is none.
    func stop(of identifier: Identifier?) -> Stop {
        stops.first { $0.identifier == identifier } ?? lowest
    }

    /// The stop to which a sheet goes that is released at `height` and `velocity`, in points per second downwards; nil where it
    /// goes away, as it can where it `mayLeave`.
    ///
    /// From the measured speed on it goes to the next stop in its direction, otherwise to the nearest; away is one of height 0.
    func stop(releasedAt height: CGFloat, velocity: Double, mayLeave: Bool) -> Stop? {
        let ends: [(height: CGFloat, stop: Stop?)] = (mayLeave ? [(0, nil)] : []) + stops.map { ($0.height, $0) }
        if velocity >= Self.flickSpeed { return (ends.last { $0.height < height } ?? ends[0]).stop }
        if velocity <= -Self.flickSpeed { return (ends.first { $0.height > height } ?? ends[ends.count - 1]).stop }
        // From the middle it goes up.
        return ends.reversed().min { abs($0.height - height) < abs($1.height - height) }?.stop
    }

    /// The height that counts for a release of the lowest sheet which shows `distance` points of the screen below its place.
    func height(below distance: CGFloat) -> CGFloat {
        let shown = lowest.place.frame.height
        return shown > 0 ? lowest.height * (1 - distance / shown) : 0
    }
}
