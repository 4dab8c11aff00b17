import Testing

@testable import ViewKit

/// The labels and the picture of a cell with a style follow their contents.
@MainActor @Suite struct CellPartTests {
    private let host = TestHost()

    private func shownCell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
        let cell = host.run { UITableViewCell(style: style, reuseIdentifier: nil) }
        host.run {
            cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            cell.textLabel?.text = "Day"
            cell.detailTextLabel?.text = "Sun"
        }
        host.show(cell)
        return cell
    }

    @Test(arguments: [UITableViewCell.CellStyle.value1, .subtitle])
    func aTextThatGetsLongerIsNotCutOff(_ style: UITableViewCell.CellStyle) throws {
        let cell = shownCell(style)
        let detail = try #require(cell.detailTextLabel)
        let width = detail.frame.width
        host.run { detail.text = "Sunday" }
        host.frame(at: 1)
        #expect(detail.frame.width >= host.run { detail.intrinsicContentSize.width })
        #expect(style == .subtitle || detail.frame.width > width && detail.frame.maxX == 184)
    }

    @Test func aPictureMovesTheText() throws {
        let cell = shownCell(.default)
        #expect(cell.textLabel?.frame.minX == 16)
        host.run { cell.imageView?.image = UIImage(cgImage: .filled(width: 20, height: 20, with: 0xFF00_00FF)) }
        host.frame(at: 1)
        #expect(cell.textLabel?.frame.minX == 52)
    }
}
