import Graphics
import ViewKit

/// The part of a window that a recording is about, where that is not all of it: the screen of a transition that was opened from the
/// gallery.
struct RecordedArea {
    /// The name of the transition.
    var name: String
    /// The size of its own screen, in points.
    var screenSize: CGSize
    /// The frame of the screen in the window, in the window's points.
    var frame: CGRect

    /// `sample` of the window, as its own screen has it.
    func sample(_ sample: TouchSample) -> TouchSample {
        var sample = sample
        let scale = SIMD2(screenSize.width / max(1, frame.width), screenSize.height / max(1, frame.height))
        sample.location = (sample.location - SIMD2(frame.minX, frame.minY)) * scale
        return sample
    }

    /// The part of `image`, a picture of the window with `scale` pixels to the point; the whole where it lies outside.
    func part(of image: CGImage, scale: CGFloat) -> CGImage {
        let pixels = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
        return image.cropping(to: pixels.integral) ?? image
    }
}
