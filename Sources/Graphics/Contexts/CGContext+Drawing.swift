import CPango
import Foundation

/// The source of the pixels to draw: a colour, or a pattern.
internal enum Ink {
    case color(SIMD4<Float>)
    /// Placed in device space.
    case pattern(CairoPattern)

    /// Whether the ink leaves a transparent bitmap as it is, in every blend mode.
    fileprivate var isClear: Bool { if case .color(let color) = self { color.w <= 0 } else { false } }

    fileprivate func select(in cairo: OpaquePointer, alpha: Double) {
        switch self {
        case .color(let c):
            cairo_set_source_rgba(cairo, Double(c.x), Double(c.y), Double(c.z), Double(c.w) * alpha)
        case .pattern(let pattern): cairo_set_source(cairo, pattern.pointer)
        }
    }
}

extension CGContext {
    /// Draws `ink` through `coverage`, with the state's shadow, alpha and blend mode.
    ///
    /// `bounds` holds, in pixels, all that `coverage` can reach (nil: everything). `coverage` gets a Cairo context
    /// whose space is pixels and whose source is set; it fills, strokes or paints once and may change the matrix.
    internal func draw(_ ink: Ink, within bounds: CGRect?, _ coverage: @escaping (OpaquePointer) -> Void) {
        guard state.isDrawable else { return }
        noteDrawing(isClear: ink.isClear)
        perform { [state] bitmap in bitmap.draw(ink, state, within: bounds, coverage) }
    }

    /// Notes that something is drawn: transparent ink leaves a transparent bitmap as it is.
    internal func noteDrawing(isClear: Bool = false) {
        hasDrawn = hasDrawn || state.alpha > 0 && !isClear
        if state.blendMode != .normal { isOpaque = false }
    }
}

extension CairoBitmap {
    /// Draws `ink` through `coverage` as `state` has it; see `CGContext`.
    internal func draw(
        _ ink: Ink, _ state: GraphicsState, within bounds: CGRect?, _ coverage: (OpaquePointer) -> Void
    ) {
        guard state.isDrawable else { return }
        if let shadow = state.shadow, state.blendMode != .clear {
            cast(shadow, state, within: bounds) { cairo in
                ink.select(in: cairo, alpha: 1)
                coverage(cairo)
            }
        }
        composite(ink, state, coverage)
    }

    /// Draws without a shadow.
    internal func composite(_ ink: Ink, _ state: GraphicsState, _ coverage: (OpaquePointer) -> Void) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        if state.blendMode == .clear {
            // Cairo's own operator draws the colour where a stroke covers whole pixels.
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
            coverage(cairo)
        } else if state.blendMode.reachesBeyondCoverage {
            // The whole clip as it would be inside; the shape then takes its part of that.
            let below = cairo_get_group_target(cairo)
            cairo_push_group(cairo)
            cairo_set_source_surface(cairo, below, 0, 0)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_paint(cairo)
            ink.select(in: cairo, alpha: state.alpha)
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            if case .color = ink { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, state.alpha) }
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            coverage(cairo)
        } else if case .pattern = ink, state.alpha < 1 {
            cairo_push_group(cairo)
            ink.select(in: cairo, alpha: 1)
            coverage(cairo)
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            cairo_paint_with_alpha(cairo, state.alpha)
        } else {
            ink.select(in: cairo, alpha: state.alpha)
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            coverage(cairo)
        }
    }
}

extension CGBlendMode {
    /// Whether Cairo applies the operator to the whole clip, where Core Graphics stays within the shape.
    fileprivate var reachesBeyondCoverage: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }

    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
