/// The value of a property of an interface file.
package enum InterfaceValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A finite number; integers too.
    case number(Double)
    case string(String)
    case color(InterfaceColor)
    case font(InterfaceFont)
    case rect(InterfaceRect)
    case point(InterfacePoint)
    case size(InterfaceSize)
    /// Horizontal is the width, vertical the height.
    case offset(InterfaceSize)
    case insets(InterfaceInsets)
    case range(location: Int, length: Int)
    case autoresizingMask(InterfaceAutoresizingMask)
    case attributedString(InterfaceAttributedString)
    /// Seconds since the beginning of 2001, UTC.
    case date(Double)
    case image(InterfaceImageReference)
    case list([InterfaceValue])
    /// Any other element, such as the state of a button or a bar's appearance.
    indirect case element(InterfaceElement)

    /// The element, where it is one.
    package var element: InterfaceElement? {
        guard case .element(let element) = self else { return nil }
        return element
    }
}
