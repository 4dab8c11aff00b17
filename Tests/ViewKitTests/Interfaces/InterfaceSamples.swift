import LayerTree

@testable import ViewKit

extension EventLog {
    /// The log of the current host.
    static var ofHost: EventLog { HostScope.attachment { _ in EventLog() } }
}

/// A view that logs how it is made.
final class LoggedCard: UIView {
    var caption: String? {
        didSet { EventLog.ofHost.add("card.caption = \(caption ?? "nil")") }
    }
    var edgeColor: UIColor?
    var span = NSRange(location: 0, length: 0)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        EventLog.ofHost.add("card.init(coder:)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        EventLog.ofHost.add("card.awakeFromNib()")
    }

    static var part: _InterfaceClass {
        let part = _InterfaceClass(LoggedCard.self, ["Card"])
        part.value("caption", \LoggedCard.caption)
        part.value("edgeColor", \LoggedCard.edgeColor)
        part.value("span", \LoggedCard.span)
        return part
    }
}

/// A cell with an outlet.
final class LoggedCell: UITableViewCell {
    var name: UILabel!

    static var part: _InterfaceClass {
        let part = _InterfaceClass(LoggedCell.self, ["Cell"])
        part.outlet("name", \LoggedCell.name, isNeeded: true)
        return part
    }
}

/// A screen that logs its outlets and actions.
final class LoggedScreen: UIViewController {
    var card: LoggedCard? {
        didSet { EventLog.ofHost.add("screen.card is set") }
    }
    var height: NSLayoutConstraint?
    var guide: UILayoutGuide?
    var labels: [UILabel] = []
    var label: UILabel!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        EventLog.ofHost.add("screen.init(coder:)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        EventLog.ofHost.add("screen.awakeFromNib()")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        EventLog.ofHost.add("screen.viewDidLoad()")
    }

    func open() { EventLog.ofHost.add("open()") }

    func tap(_ sender: Any) { EventLog.ofHost.add("tap(\(type(of: sender)))") }

    func press(_ sender: UIControl, event: UIEvent?) { EventLog.ofHost.add("press(\(type(of: sender)), event)") }

    static var part: _InterfaceClass {
        let part = _InterfaceClass(LoggedScreen.self, ["Screen"])
        part.outlet("card", \LoggedScreen.card, isNeeded: false)
        part.outlet("height", \LoggedScreen.height, isNeeded: false)
        part.outlet("guide", \LoggedScreen.guide, isNeeded: false)
        part.outlet("labels", \LoggedScreen.labels, isNeeded: false)
        part.outlet("label", \LoggedScreen.label, isNeeded: false)
        part.action(Selector(_method: "open", LoggedScreen.open))
        part.action(Selector(_method: "tap:", LoggedScreen.tap(_:)))
        part.action(Selector(_method: "press:event:", LoggedScreen.press(_:event:)))
        return part
    }
}
