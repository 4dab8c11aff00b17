/// A function that makes another colour of that of a configuration.
public struct UIConfigurationColorTransformer: Sendable {
    private final class Function: Sendable {
        let call: @Sendable (UIColor) -> UIColor

        init(_ call: @escaping @Sendable (UIColor) -> UIColor) { self.call = call }
    }

    private let function: Function

    /// A transformer that calls `transform`.
    @preconcurrency public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        function = Function(transform)
    }

    /// The function.
    public var transform: @Sendable (UIColor) -> UIColor { function.call }

    /// The colour that the function makes of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { function.call(input) }

    /// Makes a grey of the same lightness.
    public static let grayscale = UIConfigurationColorTransformer { $0.tinted(by: nil) }
    /// Makes the system's blue, as light as the colour is.
    public static let monochromeTint = UIConfigurationColorTransformer { $0.tinted(by: .systemBlue) }
    /// Makes the system's blue.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .systemBlue }
}

extension UIConfigurationColorTransformer: Hashable {
    /// Whether both are copies of one transformer.
    public static func == (left: Self, right: Self) -> Bool { left.function === right.function }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}

extension UIColor {
    /// Components of a colour, 0 to 1.
    private struct Components {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0

        init(_ color: UIColor) { _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }

        /// The luma of ITU-R BT.709.
        var luma: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
    }

    /// A colour as light as this one, with the hue of `tint`; a grey for nil. It follows the traits as this one does.
    fileprivate func tinted(by tint: UIColor?) -> UIColor {
        UIColor { traits in
            let own = Components(self.resolvedColor(with: traits))
            guard let tint else { return UIColor(white: own.luma, alpha: own.alpha) }
            let other = Components(tint.resolvedColor(with: traits))
            // Towards black or white, until the luma is that of this colour.
            let isDarker = own.luma <= other.luma
            let fraction =
                isDarker ? own.luma / max(other.luma, 1e-6) : (own.luma - other.luma) / max(1 - other.luma, 1e-6)
            func mixed(_ component: CGFloat) -> CGFloat {
                isDarker ? component * fraction : component + (1 - component) * fraction
            }
            return UIColor(
                red: mixed(other.red), green: mixed(other.green), blue: mixed(other.blue), alpha: own.alpha)
        }
    }
}
