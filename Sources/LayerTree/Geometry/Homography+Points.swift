extension Homography {
    /// Where `point` falls; a point that lies on the plane through the viewer stays where it is.
    func apply(_ point: CGPoint) -> CGPoint { project(point) ?? point }
}
