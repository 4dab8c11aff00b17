extension UIControl {
    /// The frame of content of `size` in `area` by the control's alignments; `.fill` takes the whole length.
    final func place(_ size: CGSize, in area: CGRect) -> CGRect {
        let width = contentHorizontalAlignment == .fill ? area.width : size.width
        let height = contentVerticalAlignment == .fill ? area.height : size.height
        let x: CGFloat =
            switch contentHorizontalAlignment {
            case .left, .leading, .fill: area.minX
            case .right, .trailing: area.maxX - width
            case .center: area.midX - width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top, .fill: area.minY
            case .bottom: area.maxY - height
            case .center: area.midY - height / 2
            }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
