/// The layout of a popover beside its source, as a pure value.
///
/// Points, in the coordinates of what holds the popover.
struct PopoverLayout: Equatable {
    /// The length of the arrow, from the popover's side to its tip.
    static let arrowLength: CGFloat = 13
    /// The width of the arrow where it leaves the popover.
    static let arrowWidth: CGFloat = 26
    /// The radius of the popover's corners.
    static let cornerRadius: CGFloat = 13

    /// The popover without its arrow.
    var frame: CGRect
    /// The tip of the arrow.
    var tip: CGPoint
    /// The direction in which the arrow points; empty for a popover without one.
    var direction: UIPopoverArrowDirection

    /// A popover of `size`, at most, beside `source`, within `area`: in the first of the `permitted` directions with room
    /// for it, or in the one with the most room, where it covers the source as far as it has to if it `overlaps`. Without any
    /// direction it stands over the middle of `source`.
    init(
        size: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool = false
    ) {
        let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = all.filter(permitted.contains)
        guard !allowed.isEmpty else {
            self.init(size: size, center: CGPoint(x: source.midX, y: source.midY), area: area)
            return
        }
        let places = allowed.map {
            PopoverLayout(size: size, source: source, area: area, direction: $0)
        }
        var best = places[0]
        for place in places.reversed() where place.frame.size == size { best = place }
        if best.frame.size != size {
            for place in places.dropFirst() where place.extent > best.extent { best = place }
            if overlaps { best = best.enlarged(to: size, in: area) }
        }
        self = best
    }

    /// The same popover of `size`, at most, within `area`, whose arrow stays at its side.
    private func enlarged(to size: CGSize, in area: CGRect) -> PopoverLayout {
        var result = self
        let fitted = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        var origin = CGPoint(x: frame.midX - fitted.width / 2, y: frame.midY - fitted.height / 2)
        switch direction {
        case .up: origin.y = frame.minY
        case .down: origin.y = frame.maxY - fitted.height
        case .left: origin.x = frame.minX
        default: origin.x = frame.maxX - fitted.width
        }
        origin.x = Self.limited(origin.x, area.minX, area.maxX - fitted.width)
        origin.y = Self.limited(origin.y, area.minY, area.maxY - fitted.height)
        result.frame = CGRect(origin: origin, size: fitted)
        switch direction {
        case .up: result.tip.y = origin.y - Self.arrowLength
        case .down: result.tip.y = result.frame.maxY + Self.arrowLength
        case .left: result.tip.x = origin.x - Self.arrowLength
        default: result.tip.x = result.frame.maxX + Self.arrowLength
        }
        return result
    }

    private var extent: CGFloat { frame.width * frame.height }

    /// A popover of `size`, at most, without an arrow, as near to `center` as `area` lets it be.
    init(size: CGSize, center: CGPoint, area: CGRect) {
        let fitted = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        frame = CGRect(
            origin: CGPoint(
                x: Self.limited(center.x - fitted.width / 2, area.minX, area.maxX - fitted.width),
                y: Self.limited(center.y - fitted.height / 2, area.minY, area.maxY - fitted.height)),
            size: fitted)
        tip = CGPoint(x: frame.midX, y: frame.midY)
        direction = []
    }

    private init(size: CGSize, source: CGRect, area: CGRect, direction: UIPopoverArrowDirection) {
        let isVertical = direction == .up || direction == .down
        var room = area
        switch direction {
        case .up: room = Self.room(area, from: source.maxY + Self.arrowLength, along: \.origin.y, \.size.height)
        case .left: room = Self.room(area, from: source.maxX + Self.arrowLength, along: \.origin.x, \.size.width)
        case .down: room.size.height = min(area.height, max(0, source.minY - Self.arrowLength - area.minY))
        default: room.size.width = min(area.width, max(0, source.minX - Self.arrowLength - area.minX))
        }
        let fitted = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        var origin = CGPoint(
            x: Self.limited(source.midX - fitted.width / 2, room.minX, room.maxX - fitted.width),
            y: Self.limited(source.midY - fitted.height / 2, room.minY, room.maxY - fitted.height))
        switch direction {
        case .up: origin.y = room.minY
        case .down: origin.y = room.maxY - fitted.height
        case .left: origin.x = room.minX
        default: origin.x = room.maxX - fitted.width
        }
        frame = CGRect(origin: origin, size: fitted)
        let inset = Self.cornerRadius + Self.arrowWidth / 2
        let x = Self.limited(source.midX, frame.minX + inset, frame.maxX - inset)
        let y = Self.limited(source.midY, frame.minY + inset, frame.maxY - inset)
        switch direction {
        case .up: tip = CGPoint(x: x, y: frame.minY - Self.arrowLength)
        case .down: tip = CGPoint(x: x, y: frame.maxY + Self.arrowLength)
        case .left: tip = CGPoint(x: frame.minX - Self.arrowLength, y: y)
        default: tip = CGPoint(x: frame.maxX + Self.arrowLength, y: y)
        }
        if isVertical { tip.x = x } else { tip.y = y }
        self.direction = direction
    }

    /// The portion of `area` beyond `start` along one axis.
    private static func room(
        _ area: CGRect, from start: CGFloat, along origin: WritableKeyPath<CGRect, CGFloat>,
        _ length: WritableKeyPath<CGRect, CGFloat>
    ) -> CGRect {
        var room = area
        let end = area[keyPath: origin] + area[keyPath: length]
        room[keyPath: origin] = min(end, max(area[keyPath: origin], start))
        room[keyPath: length] = end - room[keyPath: origin]
        return room
    }

    /// `value` between `low` and `high`; the middle where there is nothing between them.
    private static func limited(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        high < low ? (low + high) / 2 : min(max(value, low), high)
    }

    /// The outline of popover and arrow.
    var outline: UIBezierPath {
        let path = UIBezierPath(roundedRect: frame, cornerRadius: Self.cornerRadius)
        guard !direction.isEmpty else { return path }
        let half = Self.arrowWidth / 2
        let (base, side): (CGPoint, CGPoint)
        switch direction {
        case .up:
            base = CGPoint(x: tip.x, y: frame.minY)
            side = CGPoint(x: half, y: 0)
        case .down:
            base = CGPoint(x: tip.x, y: frame.maxY)
            side = CGPoint(x: -half, y: 0)
        case .left:
            base = CGPoint(x: frame.minX, y: tip.y)
            side = CGPoint(x: 0, y: -half)
        default:
            base = CGPoint(x: frame.maxX, y: tip.y)
            side = CGPoint(x: 0, y: half)
        }
        path.move(to: CGPoint(x: base.x - side.x, y: base.y - side.y))
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: base.x + side.x, y: base.y + side.y))
        path.close()
        return path
    }
}
