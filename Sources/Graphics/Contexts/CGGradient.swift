import Foundation

/// Colours that change along a line or between circles, straight from one to the next in sRGB, not premultiplied.
public final class CGGradient: Sendable {
    internal struct Stop: Sendable {
        var location: Double
        var color: SIMD4<Float>
    }

    internal let stops: [Stop]

    /// A gradient of `colors` (each a `CGColor`) at `locations`, as many numbers within 0...1; nil spreads them evenly.
    ///
    /// Nil without colours, or where one is something else. `space` is always sRGB here.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        let last = CGFloat(max(1, colors.count - 1))
        self.init(colors: colors, locations: colors.indices.map { locations?[$0] ?? CGFloat($0) / last })
    }

    /// A gradient of `colors` at `locations`, limited to 0...1 and sorted.
    ///
    /// Nil where there are none, or not as many of both.
    package init?(colors: [CGColor], locations: [CGFloat]) {
        guard !colors.isEmpty, colors.count == locations.count else { return nil }
        stops = zip(colors, locations)
            .map { Stop(location: $1.isNaN ? 0 : min(max($1, 0), 1), color: $0.rgba) }
            .enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}

/// Options for drawing a gradient beyond its start and its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt32

    /// Options with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour goes on behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
