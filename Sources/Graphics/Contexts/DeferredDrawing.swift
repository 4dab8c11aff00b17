import Dispatch
import Foundation

/// The steps of a drawing, which are performed when its pixels are needed, or where they are many by a thread of its own at
/// once.
///
/// `@unchecked Sendable` because it is handed over whole: nothing else holds the steps, and what they hold is either
/// immutable or locked by itself, as fonts are.
internal final class DeferredDrawing: @unchecked Sendable {
    private static let queue = DispatchQueue(label: "drawings", qos: .userInteractive)
    /// Steps and pixels below which a drawing is made sooner than another thread wakes up.
    private static let fewSteps = 16
    private static let fewPixels = 1 << 18

    private let width: Int
    private let height: Int
    private let scale: CGFloat
    private let isOpaque: Bool
    private let steps: [(CairoBitmap) -> Void]

    /// A drawing of which `isOpaque` is whether it is known to be opaque.
    internal init(width: Int, height: Int, scale: CGFloat, isOpaque: Bool, steps: [(CairoBitmap) -> Void]) {
        self.width = width
        self.height = height
        self.scale = scale
        self.isOpaque = isOpaque
        self.steps = steps
    }

    /// The image that the steps draw; it may still be to be made.
    internal var image: CGImage {
        let isQuick = steps.count < Self.fewSteps && width * height < Self.fewPixels
        return CGImage(
            width: width, height: height, isOpaque: isOpaque, isHalved: false, on: isQuick ? nil : Self.queue
        ) { self.drawn() }
    }

    private func drawn() -> CGImage {
        let bitmap = CairoBitmap(width: width, height: height, scale: scale, steps: steps)
        return CGImage(bitmap.finish(), isOpaque: isOpaque)
    }
}
