/// A coarse picture of a damage, 64 by 64 tiles, which shows in a few steps that a box is not touched.
struct DamageTiles: ~Copyable {
    /// A row of tiles each; a bit for each column.
    private var rows = PlainBuffer<UInt64>()
    /// Pixels along a tile's side, as a power of two.
    private var shift: Int32 = 0

    /// Tiles that nothing touches.
    init() {}

    /// Makes this the picture of `damage` in `bounds`, which starts at (0, 0); in memory that is kept.
    mutating func set(_ damage: Damage, bounds: PixelRect) {
        shift = 4
        while max(bounds.maxX, bounds.maxY) > 64 << shift { shift += 1 }
        rows.reset(0, count: 64)
        for rect in damage.rects {
            let (first, last, columns) = tiles(of: rect.intersection(bounds))
            if first <= last { for row in first...last { rows.base[row] |= columns } }
        }
    }

    /// Whether a tile that `box` touches is damaged; `box` lies within the bounds.
    @inline(__always)
    borrowing func intersects(_ box: PixelRect) -> Bool {
        let (first, last, columns) = tiles(of: box)
        var row = first
        while row <= last {
            if rows.base[row] & columns != 0 { return true }
            row += 1
        }
        return false
    }

    /// The first command of `list` from `start` on that touches a damaged tile; `end` without one. Layers that touch none
    /// are passed over with all that they hold.
    borrowing func next(from start: Int, to end: Int, in list: DrawList) -> Int {
        list.commands.withUnsafeBufferPointer { commands in
            var index = start
            while index < end, !intersects(commands[index].box) {
                if commands[index].kind == .beginLayer { index = list.endOfLayer(index) }
                index += 1
            }
            return index
        }
    }

    /// The number of `commands` that touch `damage`, whose picture this is.
    borrowing func count(_ commands: UnsafeBufferPointer<DrawCommand>, touching damage: Damage) -> Int {
        var count = 0
        for index in commands.indices where intersects(commands[index].box) {
            if damage.intersects(commands[index].box) { count += 1 }
        }
        return count
    }

    /// The first and last row of tiles that `box` touches, and a bit for each column; the last row comes before the first
    /// where the box is empty.
    @inline(__always)
    private borrowing func tiles(of box: PixelRect) -> (first: Int, last: Int, columns: UInt64) {
        if box.isEmpty { return (0, -1, 0) }
        let low = UInt64(truncatingIfNeeded: max(0, box.minX) >> shift)
        let high = UInt64(truncatingIfNeeded: min(63, (box.maxX - 1) >> shift))
        let columns = (UInt64.max << low) & (UInt64.max >> (63 - high))
        return (Int(max(0, box.minY) >> shift), Int(min(63, (box.maxY - 1) >> shift)), columns)
    }
}
