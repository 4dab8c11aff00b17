import UIKit

class Note: UIViewController, UITextViewDelegate {
    let text = UITextView()
    var hidesBars = true
    let pan = UIPanGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        text.delegate = self
        text.text = "Größe"; view.addGestureRecognizer(pan)
        navigationController?.hidesBarsOnSwipe = hidesBars
        view.backgroundColor = Old.color()
    }
}
