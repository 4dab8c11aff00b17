import Foundation
import Graphics

/// Which point of a line of text is given.
enum LineAnchor { case leading, middle, trailing }

extension CGContext {
    /// Draws one line of text; `point` lies on its baseline, at its start, middle or end.
    func drawLine(_ runs: [StyledText.Run], at point: CGPoint, anchor: LineAnchor = .leading) {
        let layout = TextLayout(StyledText(runs), paragraph: ParagraphStyle(alignment: .left))
        let shift: CGFloat =
            switch anchor {
            case .leading: 0
            case .middle: layout.size.width / 2
            case .trailing: layout.size.width
            }
        layout.draw(in: self, at: CGPoint(x: point.x - shift, y: point.y - layout.firstBaseline))
    }
}
