import SwiftUI
import UIKit

final class SavedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let mark = UIImageView(image: UIImage(systemName: "heart.fill"))
        mark.tintColor = .accent
        mark.center = view.center
        mark.addSymbolEffect(.pulse)
        view.addSubview(mark)
    }
}

struct SavedBadge: View {
    var body: some View { Image(systemName: "heart.fill") }
}
