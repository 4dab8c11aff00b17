import Foundation

/// A sheet that bends up and back over a cylinder that lies across its way.
///
/// Distances are counted along the way from the line where the cylinder touches the ground, in points.
package struct PageBend {
    /// Of the cylinder, in points; above 0.
    private let radius: Double

    package init(radius: Double) { self.radius = radius }

    /// By how much the sheet has turned at `distance`, in radians: 0 before the cylinder, π beyond it.
    package func angle(at distance: Double) -> Double { min(.pi, max(0, distance / radius)) }

    /// The position along the turning direction, seen from above, of the sheet at `distance`.
    package func place(of distance: Double) -> Double {
        guard distance > 0 else { return distance }
        let angle = distance / radius
        return angle < .pi ? radius * sin(angle) : .pi * radius - distance
    }

    /// The height of the sheet above the ground at `distance`, in points.
    package func height(at distance: Double) -> Double { radius * (1 - cos(angle(at: distance))) }

    /// The distance at which the sheet has turned by `angle`, in radians.
    func distance(ofAngle angle: Double) -> Double { angle * radius }
}
