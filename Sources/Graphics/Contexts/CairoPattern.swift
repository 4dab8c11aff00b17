import CPango
import Foundation

/// A source that Cairo paints with: the one owner of a `cairo_pattern_t`.
internal final class CairoPattern {
    internal let pointer: OpaquePointer
    private let surface: CairoSurface?

    internal init(owning pattern: OpaquePointer) {
        pointer = pattern
        surface = nil
    }

    /// The pixels of `surface`, which stays alive with the pattern.
    internal init(_ surface: CairoSurface) {
        pointer = cairo_pattern_create_for_surface(surface.pointer)
        self.surface = surface
    }

    deinit { cairo_pattern_destroy(pointer) }

    /// Sets the position of the pattern; `placement` maps its space to the device's and must be invertible.
    internal func place(_ placement: CGAffineTransform) {
        var matrix = cairo_matrix_t(placement.inverted())
        cairo_pattern_set_matrix(pointer, &matrix)
    }
}

extension cairo_matrix_t {
    internal init(_ t: CGAffineTransform) {
        self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    }
}
