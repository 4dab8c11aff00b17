extension Homography {
    /// Maps `point` through the homography; a point on the plane through the viewer stays where it is.
    func apply(_ point: CGPoint) -> CGPoint { project(point) ?? point }
}
