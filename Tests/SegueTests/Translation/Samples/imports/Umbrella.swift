extension UIView {
    #if os(iOS) || os(tvOS)
    var isWide: Bool { bounds.width > bounds.height }
    #else
    #error("only for iOS")
    #endif
}

#if os(macOS)
extension NSView {
    override func layout() {}
}
#endif
