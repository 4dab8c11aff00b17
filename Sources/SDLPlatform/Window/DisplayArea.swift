/// The part of a display that windows may cover, and what the desktop's frame takes of it, in window units.
struct DisplayArea: Equatable {
    /// The upper left corner in the desktop's coordinates.
    var x = 0
    var y = 0
    var width: Int
    var height: Int
    /// The widths of a window's frame; zeros where they are not known.
    var top = 0
    var left = 0
    var bottom = 0
    var right = 0

    /// The largest size of the same shape as `size`, at most that, which fits with its frame, in whole units; at least one
    /// unit a side.
    func fitted(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
        let factor = min(
            1, Double(width - left - right) / Double(max(1, size.width)),
            Double(height - top - bottom) / Double(max(1, size.height)))
        func length(_ units: Int) -> Int { max(1, Int(Double(units) * factor + 1e-6)) }
        return factor < 1 ? (length(size.width), length(size.height)) : size
    }

    /// Whether a window of `size` may have no room once the widths of its frame are known.
    func isTight(for size: (width: Int, height: Int)) -> Bool {
        let slack = 128
        return size.width + slack > width || size.height + slack > height
    }

    /// A frame with a shorter side is not restored: hardly anything of it can be seen.
    private static let shortestSide = 100

    /// Whether a window with `frame` shows whole, its frame of the desktop included, and is not too small to be seen.
    func holds(_ frame: WindowFrame) -> Bool {
        min(frame.width, frame.height) >= Self.shortestSide && frame.x >= x + left && frame.y >= y + top
            && frame.width <= width - left - right && frame.height <= height - top - bottom
            && frame.x <= x + width - right - frame.width && frame.y <= y + height - bottom - frame.height
    }

    /// The upper left corner of content of `size` whose frame stands in the middle.
    func origin(of size: (width: Int, height: Int)) -> (x: Int, y: Int) {
        (x + left + (width - left - right - size.width) / 2, y + top + (height - top - bottom - size.height) / 2)
    }

    /// The frame of `size`, at most as large as there is room, that is the nearest to `frame` and shows whole.
    func nearest(to frame: WindowFrame, of size: (width: Int, height: Int)) -> WindowFrame {
        let room = (width: max(1, width - left - right), height: max(1, height - top - bottom))
        var nearest = frame
        nearest.width = min(size.width, room.width)
        nearest.height = min(size.height, room.height)
        nearest.x = max(x + left, min(frame.x, x + left + room.width - nearest.width))
        nearest.y = max(y + top, min(frame.y, y + top + room.height - nearest.height))
        return nearest
    }
}
