import Compositor

/// The time at which the drawing of a frame on a card is cut off.
///
/// A card draws behind the program's back: one that has much to do is waited for now and then, so that its time counts.
@MainActor struct GPUDeadline {
    private let deadline: DrawingDeadline
    private let device: GPUDevice
    /// The most pixels that the card is handed before it is waited for: a fraction of a second's work of a slow one, and of a
    /// program that plays one.
    private let mostPendingPixels: Int
    /// The pixels that were handed to the card since it was last known to have drawn all of them.
    private var pendingPixels = 0

    /// Begins a frame on `device`, to be drawn before `deadline`.
    init(_ deadline: DrawingDeadline, on device: GPUDevice) {
        self.deadline = deadline
        self.device = device
        mostPendingPixels = device.isHardware ? 1 << 30 : 1 << 25
        deadline.begin()
    }

    /// Whether it is over before `command` with the number `index`, which covers so many pixels and goes into `batch`.
    mutating func isOver(
        before command: DrawCommand, index: Int, pixels: Int, in batch: inout TriangleBatch
    ) throws(PlatformError) -> Bool {
        pendingPixels += pixels
        if pendingPixels > mostPendingPixels {
            try batch.flush()
            try device.finish()
            pendingPixels = 0
            return deadline.isOver
        }
        // The processor draws these.
        let isDrawn = [.path, .stroke, .shadow].contains(command.kind)
        return (isDrawn || index % DrawingDeadline.checkedCommands == 0) && deadline.isOver
    }
}
