import CKernels
import Foundation
import Graphics
import RenderTree

/// Blurred masks of shadows, made when they are first needed and kept while they are in use.
///
/// The mask of a rounded box is made for its corners only, and stretched in the middle: one mask serves all sizes.
@MainActor final class ShadowMasks {
    /// What a mask depends on.
    struct Key: Hashable {
        /// What throws the shadow; none for a rounded box.
        var resource: ResourceID
        var isPath, evenOdd: Bool
        /// The width of the line that throws it, and how that is drawn; 0 where none does.
        var line: Float
        var lineFlags: DrawCommand.Flags
        /// In local units; 0 along an axis in which the mask is stretched.
        var width, height: Float
        var radius, deviation: Float
        /// Mask pixels to the local unit, in half powers of two.
        var resolution: Int
    }

    /// A mask, and how local coordinates become its own.
    final class Mask {
        let bytes: UnsafeMutablePointer<UInt8>
        let width, height: Int
        /// Mask pixels to the local unit.
        let scale: Double
        /// The mask pixel, in parts, at which the origin of the local space lies.
        let originX, originY: Double
        /// The pixel columns and rows that are stretched; infinite where nothing is.
        var splitX = Double.infinity, splitY = Double.infinity
        fileprivate var lastUse = 0
        /// Bytes behind the last one that samplers may touch.
        private static let padding = 1

        init(width: Int, height: Int, scale: Double, originX: Double, originY: Double) {
            (self.width, self.height, self.scale) = (width, height, scale)
            (self.originX, self.originY) = (originX, originY)
            bytes = .allocate(capacity: width * height + Self.padding)
            (bytes + width * height).initialize(repeating: 0, count: Self.padding)
        }

        deinit { bytes.deallocate() }
    }

    /// What all masks may take, in bytes; those that were not used for longest go first.
    var budget = 32 << 20
    private var masks: [Key: Mask] = [:]
    private var bytes = 0
    private var frame = 0

    func beginFrame(_ store: ResourceStore) {
        frame += 1
        while bytes > budget, let oldest = masks.min(by: { $0.value.lastUse < $1.value.lastUse }),
            oldest.value.lastUse < frame - 1
        {
            bytes -= oldest.value.width * oldest.value.height
            masks[oldest.key] = nil
        }
    }

    /// The mask for `key`; `make` makes it if it is not there, and may fail.
    func mask(for key: Key, make: () -> Mask?) -> Mask? {
        if let mask = masks[key] {
            mask.lastUse = frame
            return mask
        }
        guard let mask = make() else { return nil }
        mask.lastUse = frame
        bytes += mask.width * mask.height
        masks[key] = mask
        return mask
    }
}
