import Foundation
import RenderTree

/// The colours of gradients, premultiplied, made when they are first drawn and kept as long as their ids name something.
struct GradientRamps: ~Copyable {
    /// Colours of a ramp; more than 255, so that neighbours differ by at most one step.
    static let length = 1024

    private static let gamma: Float = 1.8

    /// One ramp after the other.
    private(set) var colors = PlainBuffer<UInt32>()
    /// The owner of the ramp in each place; none where the place is free.
    private(set) var owners = PlainBuffer<ResourceID>()
    /// By the slots of ids: the place of an owner's ramp, -1 before there was any.
    private var places = PlainBuffer<Int32>()
    private var unused = PlainBuffer<Int32>()
    /// Whether owners that are gone were looked for in this frame.
    private var isSwept = false

    /// Opens a new frame: some owners may be gone since the last one.
    mutating func beginFrame() { isSwept = false }

    /// Forgets all ramps and keeps the memory.
    mutating func removeAll() {
        colors.removeAll()
        owners.removeAll()
        places.removeAll()
        unused.removeAll()
    }

    /// Returns the index in `colors` at which the ramp of `gradient`, resource `id` of `store`, begins; writes the
    /// ramp if it is not there yet.
    @MainActor mutating func ramp(of gradient: Gradient, _ id: ResourceID, in store: ResourceStore) -> Int {
        while places.count <= id.slot { places.append(-1) }
        var place = Int(places[id.slot])
        if place < 0 || owners[place] != id {
            place = makePlace(for: id, in: store)
            places[id.slot] = Int32(place)
            write(gradient, at: place * Self.length)
        }
        return place * Self.length
    }

    /// A place for the ramp of `id`: that of an owner that is gone, or a new one.
    @MainActor private mutating func makePlace(for id: ResourceID, in store: ResourceStore) -> Int {
        if !isSwept {
            isSwept = true
            for place in 0..<owners.count where !owners[place].isNone && !store.contains(owners[place]) {
                owners[place] = .none
                unused.append(Int32(place))
            }
        }
        if unused.count > 0 {
            let place = Int(unused.removeLast())
            owners[place] = id
            return place
        }
        for _ in 0..<Self.length { colors.append(0) }
        return owners.append(id)
    }

    /// Writes the colours of `gradient` from its start to its end.
    ///
    /// Between stops red, green, blue and alpha are each interpolated and only then multiplied. Colours are interpolated where
    /// they are raised to the power of 1.8, as was measured of Core Animation's gradient layers.
    private mutating func write(_ gradient: Gradient, at first: Int) {
        gradient.stops.withUnsafeBufferPointer { stops in
            var next = 0
            var colors = (SIMD4<Float>.zero, SIMD4<Float>.zero)
            var prepared = 0
            for index in 0..<Self.length {
                let location = Float(index) / Float(Self.length - 1)
                while next < stops.count, stops[next].location <= location { next += 1 }
                var color = SIMD4<Float>.zero
                if next == 0 {
                    color = stops.first?.color ?? .zero
                } else if next == stops.count {
                    color = stops[next - 1].color
                } else {
                    let a = stops[next - 1]
                    let b = stops[next]
                    if prepared != next {
                        colors = (a.color.colorPower(Self.gamma), b.color.colorPower(Self.gamma))
                        prepared = next
                    }
                    let fraction = (location - a.location) / (b.location - a.location)
                    color = (colors.0 + (colors.1 - colors.0) * fraction).colorPower(1 / Self.gamma)
                }
                self.colors[first + index] = color.premultiplied
            }
        }
    }
}

extension SIMD4<Float> {
    /// The colour with red, green and blue raised to `exponent`; parts below 0 count as that.
    fileprivate func colorPower(_ exponent: Float) -> SIMD4<Float> {
        SIMD4(pow(Swift.max(x, 0), exponent), pow(Swift.max(y, 0), exponent), pow(Swift.max(z, 0), exponent), w)
    }

    /// The colour as a premultiplied pixel; parts are limited to 0 to 1, what is not a number counts as 0.
    fileprivate var premultiplied: UInt32 {
        func part(_ value: Float) -> Float { value > 0 ? Swift.min(value, 1) : 0 }
        let alpha = part(w)
        func channel(_ value: Float) -> UInt32 { UInt32(part(value) * alpha * 255 + 0.5) }
        return UInt32(alpha * 255 + 0.5) << 24 | channel(x) << 16 | channel(y) << 8 | channel(z)
    }
}
