import Graphics

/// The pictures of a finding.
struct FindingPictures {
    /// The picture that had to show; nil where none is known.
    var expected: CGImage?
    var actual: CGImage
}
