import Graphics

/// Outlines and gradients as bytes.
extension ByteWriter {
    /// Appends the steps of `path`, for `ByteReader.path`.
    mutating func append(_ path: CGPath) throws(TransferError) {
        try append(UInt64(path.elements.count))
        for element in path.elements {
            try append(UInt8(element.type.rawValue))
            let (first, second, third) = element.points
            for point in [first, second, third].prefix(element.type.pointCount) {
                try append(Double(point.x))
                try append(Double(point.y))
            }
        }
    }

    /// Appends `gradient`, for `ByteReader.gradient`.
    mutating func append(_ gradient: Gradient) throws(TransferError) {
        try append(UInt8(Gradient.Shape.allCases.firstIndex(of: gradient.shape) ?? 0))
        for value in [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y] {
            try append(Double(value))
        }
        try append(UInt64(gradient.stops.count))
        for stop in gradient.stops {
            try append(stop.location)
            try append(stop.color)
        }
    }
}

extension CGPathElementType {
    /// The number of points of such a step.
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
