import UIKit

class GardenViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.navigationItem.title = "From the garden"
    }
}
