import Foundation

extension CGImage {
    /// The part of the image in `rect`, in pixels from the top left corner, grown to whole pixels; what lies outside of the
    /// image is left out, nil where nothing is left.
    public func cropping(to rect: CGRect) -> CGImage? {
        let origin = rect.origin
        let size = rect.size
        // Foundation traps on what is not a number.
        guard [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard part.width >= 1, part.height >= 1 else { return nil }
        if part == whole { return self }
        let result = PixelBuffer(width: Int(part.width), height: Int(part.height))
        let columns = Int(part.minX)..<Int(part.maxX)
        for y in 0..<result.height {
            _ = result.row(y).update(fromContentsOf: pixels.row(Int(part.minY) + y)[columns])
        }
        return CGImage(result)
    }
}
