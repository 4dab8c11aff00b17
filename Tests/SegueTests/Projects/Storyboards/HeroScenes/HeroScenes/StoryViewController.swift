import UIKit

struct Story {
    let title: String
    let text: String
    let picture: String

    static let mountains = Story(
        title: "Mountains", text: "They were here first, and they will be here last. In between, people ski.",
        picture: "mountains")
    static let night = Story(title: "Night", text: "Half of every day, and most of the sky.", picture: "night")
    static let city = Story(title: "City", text: "A million windows; one of them is yours.", picture: "city")
}

class StoryViewController: UIViewController {
    @IBOutlet weak var pictureView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var textLabel: UILabel!

    private let story: Story

    init?(coder: NSCoder, story: Story) {
        self.story = story
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        story = .city
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pictureView.image = UIImage(named: story.picture)
        titleLabel.text = story.title
        textLabel.text = story.text
    }

    override var prefersStatusBarHidden: Bool { true }

    @IBAction func close() {
        presentingViewController?.dismiss(animated: true)
    }

    @IBAction func showAnother(_ sender: UIButton) {
        guard let another = storyboard?.instantiateViewController(withIdentifier: "Story") else { return }
        another.modalPresentationStyle = .overFullScreen
        another.modalTransitionStyle = .flipHorizontal
        sender.isEnabled = false
        present(another, animated: true)
    }
}
