/// The operations of `CGContext.drawPath(using:)` on the path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by winding number.
    case fill
    /// Fills by the even-odd rule.
    case eoFill
    /// Draws the line.
    case stroke
    /// Fills by winding number, then draws the line.
    case fillStroke
    /// Fills by the even-odd rule, then draws the line.
    case eoFillStroke
}
