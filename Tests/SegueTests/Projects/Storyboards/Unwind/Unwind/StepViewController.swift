import UIKit

class StepViewController: UIViewController {
    private var visits = 0

    @IBAction func unwindToStep(_ segue: UIStoryboardSegue) {
        visits += 1
        navigationItem.title = "One level (\(visits))"
    }
}
