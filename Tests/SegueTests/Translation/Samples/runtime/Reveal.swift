import UIKit

/// Actions, timers and notifications by selectors, as in a file that was written for iOS.
@objcMembers class RevealViewController: UIViewController {
    @IBOutlet weak var box: UIView!
    @IBInspectable var radius: CGFloat = 12
    dynamic var progress: CGFloat = 0
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(open(_:)))
    private let action = #selector(RevealViewController.press(_:with:))
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(self.drag)))
        let button = UIButton(type: .system)
        button.addTarget(self, action: action, for: .touchUpInside)
        button.addTarget(self, action: #selector(close), for: [.touchUpInside, .touchUpOutside])
        button.removeTarget(self, action: #selector(close), for: .touchUpOutside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: self, action: #selector(close))
        NotificationCenter.default.addObserver(
            self, selector: #selector(hear(_:)), name: Notification.Name("Opened"), object: nil)
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.add(to: .main, forMode: .common)
        Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        perform(#selector(close as () -> Void), with: nil, afterDelay: 0.5)
        let path = #keyPath(CALayer.transform.scale)
        view.layer.setValue(2, forKeyPath: path)
    }

    @objc private func open(_ recognizer: UITapGestureRecognizer) { close() }

    @objc func drag(_ recognizer: UIPanGestureRecognizer) { progress = recognizer.translation(in: view).y / 300 }

    @IBAction func press(_ sender: UIButton, with event: UIEvent?) { close() }

    @objc(closeNow) func close() { dismiss(animated: true) }

    func hear(_ notification: Notification) {}

    func step(_ link: CADisplayLink) {}

    func tick(_ timer: Timer) {}
}

class _BaseController: UIViewController {
    func arm() {
        final class Local: NSObject {
            func go() { perform(#selector(stop), with: nil, afterDelay: 1) }

            @objc func stop() {}
        }
        Local().go()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    @objc func tapped() {}
}
