/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
}
