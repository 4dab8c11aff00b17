import Foundation
import Graphics
import Testing

/// Pictures of the peers' program, from the files in `Peers/`.
enum Peers {
    static func load<Content: Decodable>(_ type: Content.Type = Content.self, _ name: String) throws -> Content {
        let file = Bundle.module.bundleURL.appending(path: "Peers/\(name).json")
        return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    }

    /// One frame of a scene.
    struct Frame<Call: Decodable & Sendable>: Decodable, Sendable, CustomTestStringConvertible {
        let width: Double
        let height: Double
        let progress: Double
        let layers: [Call]

        var size: CGSize { CGSize(width: width, height: height) }
        var testDescription: String { "\(Int(width))x\(Int(height)) at \(progress)" }
    }
}

extension CGRect {
    /// From x, y, width, height.
    init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }

    /// Whether no side is further away than the single precision of the peers.
    func isNear(_ other: CGRect) -> Bool {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)) < 1e-3
    }
}
