/// A colour, in sRGB or on its grey axis, or one that differs with the traits of where it is shown.
///
/// `@unchecked Sendable`: nothing in it changes after it was made.
public class UIColor: NSObject, NSCopying, @unchecked Sendable {
    /// The closure that resolves the colour for traits; nil for a static colour.
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?
    private let fixed: CGColor
    /// Whether the colour comes from the tint colour of the view that shows it.
    final let followsTint: Bool

    /// The colour of Core Graphics.
    public init(cgColor: CGColor) {
        fixed = cgColor
        provider = nil
        followsTint = false
        super.init()
    }

    /// A dynamic colour, which `dynamicProvider` resolves for the traits of where it is shown, each time it is used.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        fixed = .clear
        provider = dynamicProvider
        followsTint = false
        super.init()
    }

    /// A colour that `provider` derives from the tint colour of the view that shows it.
    private init(ofTint provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        fixed = .clear
        self.provider = provider
        followsTint = true
        super.init()
    }

    /// The tint colour of the view that shows it; outside of views the system's blue.
    public class var tintColor: UIColor { UIColor(ofTint: { _ in CurrentTraits.tintColor }) }

    /// Whether the colour differs with the traits.
    final var isDynamic: Bool { provider != nil }

    /// The colour as Core Graphics has it; of a dynamic one that for the current traits.
    public var cgColor: CGColor { provider.map { _ in resolvedColor(with: .current).fixed } ?? fixed }

    /// The colour that a dynamic one is for `traitCollection`; others are the same for all.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard let provider else { return self }
        return traitCollection.asCurrent { provider(traitCollection).resolvedColor(with: traitCollection) }
    }

    /// A grey from black (0) to white (1).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// A colour of sRGB; components are limited to 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour of Display P3, or the nearest one by each component that sRGB has; components are limited to 0...1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = SRGB.components(ofDisplayP3: [red, green, blue].map { min(max($0, 0), 1) })
        self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }

    /// A colour by its hue (0 and 1 are red), saturation and brightness; all are limited to 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = SIMD3<Double>(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
    }

    /// The colour itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a colour of the same components, now and, where both are dynamic, in either appearance.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        guard isDynamic, other.isDynamic else { return other.cgColor == cgColor }
        return [UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark), .current]
            .allSatisfy { other.resolvedColor(with: $0).fixed == resolvedColor(with: $0).fixed }
    }

    /// The colour space and the components; of a dynamic colour those for the current traits.
    public override var description: String {
        let parts = cgColor.components ?? []
        let space = parts.count == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
        let text = ([space] + parts.map { String(format: "%g", Double($0)) }).joined(separator: " ")
        return isDynamic ? "<UIDynamicColor: \(text)>" : text
    }

    /// Follows from the components.
    public override var hash: Int { cgColor.hashValue }

    /// The same colour with another alpha; of a dynamic colour it is dynamic, too.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if provider != nil {
            let provider: @Sendable (UITraitCollection) -> UIColor = {
                self.resolvedColor(with: $0).withAlphaComponent(alpha)
            }
            return followsTint ? UIColor(ofTint: provider) : UIColor(dynamicProvider: provider)
        }
        return cgColor.copy(alpha: alpha).map(UIColor.init(cgColor:)) ?? self
    }

    /// Writes red, green, blue and alpha, each 0 to 1, where there is somewhere to write; always possible here.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = components
        red?.pointee = parts.x
        green?.pointee = parts.y
        blue?.pointee = parts.z
        alpha?.pointee = parts.w
        return true
    }

    /// Writes the grey and alpha where there is somewhere to write; false, and nothing written, for a colour that is no
    /// grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = components
        guard parts.x == parts.y, parts.y == parts.z else { return false }
        white?.pointee = parts.x
        alpha?.pointee = parts.w
        return true
    }

    /// Writes hue, saturation, brightness and alpha, each 0 to 1, where there is somewhere to write.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = components
        let hsb = SIMD3(parts.x, parts.y, parts.z).hueSaturationBrightness
        hue?.pointee = hsb.x
        saturation?.pointee = hsb.y
        brightness?.pointee = hsb.z
        alpha?.pointee = parts.w
        return true
    }

    /// Red, green, blue, alpha as they were given.
    private var components: SIMD4<Double> {
        let parts = cgColor.components ?? []
        switch parts.count {
        case 4: return SIMD4(parts[0], parts[1], parts[2], parts[3])
        case 2: return SIMD4(parts[0], parts[0], parts[0], parts[1])
        default: return .zero
        }
    }
}

extension UIColor: ColorObject {}

extension SIMD3<Double> {
    /// Red, green and blue of a colour given by hue, saturation and brightness.
    fileprivate init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let limited = [hue, saturation, brightness].map { $0.isNaN ? 0 : Swift.min(Swift.max($0, 0), 1) }
        let saturation = limited[1]
        let brightness = limited[2]
        /// The component f(n) = v - v s max(0, min(k, 4 - k, 1)), k = (n + 6 h) mod 6, for n = `offset`: 5 gives red,
        /// 3 green, 1 blue.
        func primary(_ offset: CGFloat) -> CGFloat {
            let place = (offset + limited[0] * 6).truncatingRemainder(dividingBy: 6)
            let share = Swift.max(0, Swift.min(1, Swift.min(place, 4 - place)))
            return brightness * (1 - saturation * share)
        }
        self.init(primary(5), primary(3), primary(1))
    }

    fileprivate var hueSaturationBrightness: SIMD3<Double> {
        let high = self.max()
        let low = self.min()
        let range = high - low
        guard range > 0 else { return SIMD3(0, 0, high) }
        let sector: CGFloat
        if high == x {
            sector = (y - z) / range
        } else if high == y {
            sector = 2 + (z - x) / range
        } else {
            sector = 4 + (x - y) / range
        }
        return SIMD3((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
    }
}
