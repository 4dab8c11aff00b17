/// A blurred mask of what throws a shadow, a byte to the pixel.
final class ShadowMask {
    /// The size of a mask, and the map from local coordinates to its pixels.
    struct Geometry: BitwiseCopyable {
        let width, height: Int
        /// Mask pixels to the local unit.
        let scale: Double
        /// The mask pixel, in parts, at which the origin of the local space lies.
        let originX, originY: Double
        /// The pixel columns and rows that are stretched; infinite where nothing is.
        var splitX = Double.infinity, splitY = Double.infinity

        var byteCount: Int { width * height }
    }

    /// The geometry of the mask in the first bytes, which are undefined until they are written.
    var geometry: Geometry
    let bytes: UnsafeMutablePointer<UInt8>
    /// Bytes that a mask may have here: a quarter more than the first one, for one that grows from frame to frame.
    let capacity: Int
    /// The frame that used the mask last.
    var lastUse = 0
    /// Bytes behind the last one that samplers may touch.
    private static let padding = 3

    init(_ geometry: Geometry) {
        self.geometry = geometry
        capacity = geometry.byteCount + geometry.byteCount / 4
        bytes = .allocate(capacity: capacity + Self.padding)
        bytes.initialize(repeating: 0, count: capacity + Self.padding)
    }

    deinit { bytes.deallocate() }
}
