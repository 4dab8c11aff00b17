extension CGContext {
    /// A transparent context of `size` points, rounded up to pixels; nil where that is empty, unusable or too large.
    static func bitmap(of size: CGSize, scale: CGFloat) -> CGContext? {
        let width = size.width * scale
        let height = size.height * scale
        let limit = CGFloat(maximumLength)
        guard width > 0, height > 0, width <= limit, height <= limit else { return nil }
        return CGContext(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), scale: scale)
    }
}
