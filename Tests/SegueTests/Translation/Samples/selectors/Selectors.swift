import Foundation
import UIKit

class RefreshController: UIViewController {
    let refresher = Refresher()
    var optional: Refresher!
    var progress: CGFloat = 0
    weak var banner: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped:"))
        view.addGestureRecognizer(tap)
        // The older spelling, which silences a warning.
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(("close"))))
        let button = UIButton(type: .system)
        button.addTarget(self, action: NSSelectorFromString("pressed:with:"), for: .touchUpInside)
        button.addTarget(refresher, action: #selector(refresher.restart), for: .touchUpInside)
        button.addTarget(refresher, action: #selector(self.refresher.refresh(_:)), for: .touchDown)
        button.addTarget(optional, action: #selector(optional.stop), for: .touchUpInside)
        button.addTarget(self, action: #selector(RefreshController.pressed(_:with:)), for: .touchUpOutside)
        button.addTarget(refresher, action: #selector(Refresher.stop), for: .touchCancel)
        button.addTarget(refresher, action: Selector("refreshNow:"), for: .touchDragExit)
        let getter = #selector(getter: progress)
        let setter = #selector(setter: RefreshController.progress)
        let theirs = #selector(getter: refresher.count)
        let change = #selector(setter: refresher.count)
        let layout = #selector(banner.layoutIfNeeded)
        let overloaded = #selector(refresher.reload as () -> Void)
        let unbound = #selector(Refresher.reload as (Refresher) -> (Int) -> Void)
        perform(Selector("setProgress:"), with: 0.5 as CGFloat)
        perform(Selector("progress"))
        _ = [getter, setter, theirs, change, layout, overloaded, unbound, #selector(Self.close)]
        NotificationCenter.default.addObserver(
            self, selector: Selector("hear:"), name: Notification.Name("Heard"), object: nil)
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {}

    @objc func close() {}

    @objc func pressed(_ sender: UIButton, with event: UIEvent?) {}
}

final class Refresher: NSObject {
    @objc dynamic var count = 0

    @objc func restart() {}

    @objc(refreshNow:) func refresh(_ sender: UIButton) {}

    @objc func stop() {}

    @objc func reload() {}

    @objc(reloadRow:) func reload(_ row: Int) {}
}
