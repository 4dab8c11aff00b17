import UIKit

class HostViewController: UIViewController {
    @IBOutlet private weak var bottomContainer: UIView!
    @IBOutlet private weak var topHeight: NSLayoutConstraint!

    private var pictureController: PictureViewController?
    private var notesController: NotesViewController?
    private var isSwapping = false
    private lazy var statsController =
        storyboard?.instantiateViewController(withIdentifier: "Stats") as? StatsViewController

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.destination {
        case let picture as PictureViewController:
            pictureController = picture
        case let notes as NotesViewController:
            notesController = notes
            notes.onChange = { [weak self] count in
                self?.pictureController?.caption = "\(count) changes"
            }
        default:
            break
        }
    }

    @IBAction func showPrevious(_ sender: UIBarButtonItem) {
        pictureController?.move(by: -1)
    }

    @IBAction func showNext(_ sender: UIBarButtonItem) {
        pictureController?.move(by: 1)
    }

    @IBAction func swapPanels() {
        guard !isSwapping, let notesController, let statsController else { return }
        isSwapping = true
        let showsNotes = notesController.parent != nil
        let from: UIViewController = showsNotes ? notesController : statsController
        let to: UIViewController = showsNotes ? statsController : notesController
        statsController.count = notesController.count
        replace(from, with: to)
        topHeight.constant = showsNotes ? 320 : 240
        UIView.animate(withDuration: 0.5) {
            self.view.layoutIfNeeded()
        }
    }

    private func replace(_ from: UIViewController, with to: UIViewController) {
        from.willMove(toParent: nil)
        addChild(to)
        to.view.frame = bottomContainer.bounds
        to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        to.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        to.view.alpha = 0
        transition(
            from: from, to: to, duration: 0.5, options: [],
            animations: {
                to.view.transform = .identity
                to.view.alpha = 1
                from.view.alpha = 0
            },
            completion: { _ in
                from.view.alpha = 1
                from.removeFromParent()
                to.didMove(toParent: self)
                self.isSwapping = false
            })
    }
}
