/// A colour of an interface file. Components are as they are written, usually 0 to 1; alpha is 0 to 1.
package enum InterfaceColor: Hashable, Sendable {
    /// The colour space of the components.
    package enum Space: String, Sendable, CaseIterable {
        case sRGB
        case displayP3
        case extendedSRGB = "extendedSRGB"
        case extendedGray = "extendedGray"
        case genericGamma22Gray = "genericGamma22GrayColorSpace"
        case adobeRGB1998
        case genericRGB
        case genericCMYK = "genericCMYKColorSpace"
        case calibratedRGB
        case calibratedWhite
        case deviceRGB
        case deviceWhite
        case deviceCMYK
        /// The file names none, or one that is not known.
        case unspecified = ""
    }

    case white(Double, alpha: Double, space: Space)
    case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: Space)
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double, space: Space)
    /// A colour of an asset catalogue, with what it was when the file was saved.
    indirect case named(String, fallback: InterfaceColor?)
    /// A semantic colour, such as `labelColor`, with what it was when the file was saved.
    indirect case system(String, fallback: InterfaceColor?)
    /// A colour of iOS 6 to 12 by its class property, such as `darkTextColor`, with what it was when the file was saved.
    indirect case cocoaTouchSystem(String, fallback: InterfaceColor?)
    /// An image, repeated.
    case pattern(image: String)
}
