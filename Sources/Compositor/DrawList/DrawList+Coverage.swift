import Foundation
import Graphics
import RenderTree

extension DrawList {
    /// Whether what is drawn first into the layer that begins at `index` is opaque and covers all of it.
    func coversLayer(at index: Int) -> Bool {
        index + 1 < commands.count && commands[index + 1].isOpaque(over: commands[index].box)
    }

    /// Whether `quad` surely contains what is seen of `other`, edges that coincide included.
    func covers(_ quad: RoundedQuad, _ other: RoundedQuad) -> Bool {
        if quad.homography == 0, other.homography == 0 { return quad.covers(other) }
        guard quad.radius == 0, let sides = QuadSides(of: quad, under: map(of: quad)) else { return false }
        let bounds = CGRect(x: 0, y: 0, width: Double(other.width), height: Double(other.height))
        let seen = map(of: other).image(of: bounds)
        if seen.isEmpty { return false }
        var isCovered = true
        sides.forEach(of: .all) { plane in
            let least = -RoundedQuad.coveringSlack * (plane.x * plane.x + plane.y * plane.y).squareRoot()
            for index in 0..<seen.count {
                let height = plane.x * seen[index].x + plane.y * seen[index].y + plane.z
                if height < least || !height.isFinite || !least.isFinite { isCovered = false }
            }
        }
        return isCovered
    }
}
