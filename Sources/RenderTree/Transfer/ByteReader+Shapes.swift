import Foundation
import Graphics

/// Outlines and gradients from bytes.
extension ByteReader {
    /// The next path; steps that no path has are left out.
    mutating func path() throws(TransferError) -> CGPath {
        let count = try count(stride: 1)
        var elements = ContiguousArray<CGPath.Element>()
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try element()) }
        return CGPath(elements: elements)
    }

    private mutating func element() throws(TransferError) -> CGPath.Element {
        let kind = try value(UInt8.self)
        switch CGPathElementType(rawValue: Int32(kind)) {
        case .moveToPoint: return .move(try point())
        case .addLineToPoint: return .line(try point())
        case .addQuadCurveToPoint: return .quadCurve(control: try point(), end: try point())
        case .addCurveToPoint: return .curve(control1: try point(), control2: try point(), end: try point())
        case .closeSubpath: return .close
        case nil: throw TransferError("there is no step \(kind) of a path")
        }
    }

    private mutating func point() throws(TransferError) -> CGPoint {
        CGPoint(x: try value(Double.self), y: try value(Double.self))
    }

    /// The next gradient.
    mutating func gradient() throws(TransferError) -> Gradient {
        let shape = Int(try value(UInt8.self))
        guard Gradient.Shape.allCases.indices.contains(shape) else {
            throw TransferError("there is no gradient of shape \(shape)")
        }
        let start = try point()
        let end = try point()
        let count = try count(stride: MemoryLayout<Float>.size + MemoryLayout<SIMD4<Float>>.size)
        guard count > 0 else { throw TransferError("a gradient has no colours") }
        var stops: [Gradient.Stop] = []
        for _ in 0..<count { stops.append(Gradient.Stop(location: try value(), color: try value())) }
        return Gradient(shape: Gradient.Shape.allCases[shape], start: start, end: end, stops: stops)
    }
}
