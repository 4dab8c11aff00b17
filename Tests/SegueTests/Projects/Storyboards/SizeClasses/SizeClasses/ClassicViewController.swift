import UIKit

class ClassicViewController: UIViewController {
    @IBOutlet weak var progressView: UIProgressView!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        progressView.setProgress(0.9, animated: true)
    }

    @IBAction func back(_ sender: AnyObject) {
        dismiss(animated: true, completion: nil)
    }
}
