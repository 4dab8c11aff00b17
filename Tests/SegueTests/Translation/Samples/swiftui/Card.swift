import SwiftUI

final class CardController: UIViewController {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

struct CardPreview: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let card = CardController(number: 1)
        card.title = #keyPath(UIView.frame)
        return card
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct CardController_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CardPreview().edgesIgnoringSafeArea(.all)
        }
    }
}

/// A screen that previews of other files show.
struct SharedPreview: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { CardController(number: 5) }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
