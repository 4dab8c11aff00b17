import UIKit

class SettingsViewController: UIViewController {
    @IBOutlet private weak var progressView: UIProgressView!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!

    @IBAction func close(_ sender: UIBarButtonItem) {
        dismiss(animated: true)
    }

    @IBAction func upload(_ sender: UIBarButtonItem) {
        progressView.setProgress(1, animated: true)
        spinner.stopAnimating()
    }

    @IBAction func reset(_ sender: UIBarButtonItem) {
        progressView.setProgress(0.1, animated: true)
        spinner.startAnimating()
    }
}
