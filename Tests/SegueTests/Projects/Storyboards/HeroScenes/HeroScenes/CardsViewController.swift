import UIKit

class CardsViewController: UIViewController {
    @IBOutlet weak var topCard: CardView!
    @IBOutlet weak var bottomCard: CardView!

    private let hero = HeroTransition()

    @IBSegueAction func makeStory(_ coder: NSCoder) -> StoryViewController? {
        hero.source = topCard
        let story = StoryViewController(coder: coder, story: .mountains)
        story?.transitioningDelegate = hero
        return story
    }

    @IBSegueAction func makeCredits(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> CreditsViewController?
    {
        CreditsViewController(coder: coder, source: segueIdentifier ?? "?")
    }

    @IBAction func openBottom(_ sender: UITapGestureRecognizer) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let story = storyboard.instantiateViewController(identifier: "Story") { coder in
            StoryViewController(coder: coder, story: .night)
        }
        hero.source = bottomCard
        story.transitioningDelegate = hero
        story.modalPresentationStyle = .fullScreen
        present(story, animated: true)
    }
}
