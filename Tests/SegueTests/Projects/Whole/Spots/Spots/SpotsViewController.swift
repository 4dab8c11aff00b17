import MapKit
import UIKit

class SpotsViewController: UIViewController, MKMapViewDelegate {
    let mapView = MKMapView()
    let note = UITextView()
    let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Spots"
        automaticallyAdjustsScrollViewInsets = false
        view.backgroundColor = UIColor.groupTableViewBackground
        mapView.delegate = self
        view.addSubview(mapView)
        note.text = "All spots"
        view.addSubview(note)
        card.frame = CGRect(x: 45, y: 200, width: 300, height: 180)
        card.backgroundColor = OldColors.tint()
        card.layer.cornerRadius = 12
        card.layer.borderWidth = 4
        view.addSubview(card)
        let add = UIBarButtonItem(title: "Add", style: UIBarButtonItemStyle.plain, target: nil, action: nil)
        add.setTitleTextAttributes([NSAttributedStringKey.foregroundColor: UIColor.red], for: .normal)
        navigationItem.rightBarButtonItem = add
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardShows), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
    }

    @objc func keyboardShows() {}

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
}
