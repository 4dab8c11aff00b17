/// A font of an interface file.
package struct InterfaceFont: Hashable, Sendable {
    /// The choice of the typeface.
    package enum Face: Hashable, Sendable {
        /// The system's; the weight is such as `semibold`, the width such as `condensed`; nil for the usual ones.
        case system(weight: String?, width: String?)
        case boldSystem
        case italicSystem
        /// A text style, such as `UICTFontTextStyleHeadline`, which gives the size too.
        case textStyle(String)
        /// A font by its PostScript name, with its family.
        case named(String, family: String?)
        /// A role, such as `system`, `systemBold` or `cellTitle`, as attributed strings name the system's fonts.
        case meta(String)
    }

    package var face: Face
    /// Points; nil where the face gives it.
    package var pointSize: Double?

    package init(face: Face, pointSize: Double? = nil) {
        self.face = face
        self.pointSize = pointSize
    }
}
