import UIKit

class KitchenViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var pageControl: UIPageControl!

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "tip" {
            segue.destination.popoverPresentationController?.delegate = self
        }
    }

    @IBAction func pageChanged(_ sender: UIPageControl) {
        let x = scrollView.bounds.width * CGFloat(sender.currentPage)
        scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    }
}

extension KitchenViewController: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}

extension KitchenViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        return .none
    }
}
