import Compositor

extension GPUPainter {
    /// The most pixels that a card is handed before it is waited for: a fraction of a second's work of a slow card, and of
    /// a program that plays one.
    private var mostPendingPixels: Int { device.isHardware ? 1 << 30 : 1 << 25 }

    /// Whether the deadline is over before `command`, which has the number `index`.
    ///
    /// A card draws behind the program's back: one that has much to do is waited for now and then, so that its time counts.
    mutating func isOver(before command: DrawCommand, at index: Int) throws(PlatformError) -> Bool {
        guard let deadline else { return false }
        pendingPixels += command.box.intersection(target.box).area
        if pendingPixels > 1 << 25, pendingPixels > mostPendingPixels {
            try batch.flush()
            try device.finish()
            pendingPixels = 0
            return deadline.isOver
        }
        return index % DrawingDeadline.checkedCommands == 0 && deadline.isOver
    }
}
