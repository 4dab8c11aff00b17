import UIKit

@objc protocol MenuViewControllerDelegate: AnyObject {
    func menu(_ menu: MenuViewController, didChoose index: Int)
    @objc optional func menuTitle(_ menu: MenuViewController, at index: Int) -> String?
    @objc optional func menuWillClose(_ menu: MenuViewController)
}

class MenuViewController: UIViewController {
    weak var delegate: MenuViewControllerDelegate?
    private let itemHeight: CGFloat = 48

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        preferredContentSize = CGSize(width: 180, height: itemHeight * 3)
        for index in 0..<3 {
            let item = UIButton(type: .system)
            item.tag = index
            item.setTitle(delegate?.menuTitle?(self, at: index) ?? "Item \(index)", for: .normal)
            item.frame = CGRect(x: 0, y: CGFloat(index) * itemHeight, width: 180, height: itemHeight)
            item.addTarget(self, action: #selector(itemTouched(_:)), for: .touchUpInside)
            view.addSubview(item)
        }
    }

    @objc func itemTouched(_ item: UIButton) {
        let willClose = #selector(MenuViewControllerDelegate.menuWillClose(_:))
        if let delegate = delegate as? NSObject, delegate.responds(to: willClose) {
            self.delegate?.menuWillClose?(self)
        }
        dismiss(animated: true) {
            self.delegate?.menu(self, didChoose: item.tag)
        }
    }
}

class CanvasViewController: UIViewController {
    private let button = UIButton(type: .system)
    private let veil = UIView()
    private let names = ["Sand", "Sea"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .lightGray
        veil.frame = view.bounds
        veil.backgroundColor = UIColor.black.withAlphaComponent(0.25)
        veil.alpha = 0
        view.addSubview(veil)
        button.setTitle("Colour", for: .normal)
        button.backgroundColor = .white
        button.frame = CGRect(x: 30, y: 100, width: 120, height: 44)
        button.addTarget(self, action: #selector(showMenu), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func showMenu() {
        let menu = MenuViewController()
        menu.delegate = self
        menu.modalPresentationStyle = .popover
        menu.popoverPresentationController?.delegate = self
        menu.popoverPresentationController?.sourceView = button
        menu.popoverPresentationController?.sourceRect = button.bounds
        menu.popoverPresentationController?.permittedArrowDirections = .up
        present(menu, animated: true)
        transitionCoordinator?.animate(alongsideTransition: { _ in self.veil.alpha = 1 })
    }

    fileprivate func hideVeil() {
        UIView.animate(withDuration: 0.3) { self.veil.alpha = 0 }
    }
}

extension CanvasViewController: MenuViewControllerDelegate {
    func menu(_ menu: MenuViewController, didChoose index: Int) {
        view.backgroundColor = [.systemYellow, .systemBlue, .systemGreen][index]
    }

    func menuTitle(_ menu: MenuViewController, at index: Int) -> String? {
        names.indices.contains(index) ? names[index] : nil
    }

    func menuWillClose(_ menu: MenuViewController) { hideVeil() }
}

extension CanvasViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        return .none
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { hideVeil() }
}

#Preview("Menu") { CanvasViewController() }
