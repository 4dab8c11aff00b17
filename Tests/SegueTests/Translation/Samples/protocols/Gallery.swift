import UIKit

final class Gallery: NSObject, PickerDelegate, UIScrollViewDelegate {
    weak var forwarded: UIScrollViewDelegate?

    func pickerWillOpen(_ picker: PickerViewController) {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forwarded?.scrollViewDidScroll?(scrollView)
        if forwarded?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidEndDecelerating(_:))) == true {
            forwarded?.scrollViewDidEndDecelerating?(scrollView)
        }
    }
}
