import MapKit
import simd

struct Spot { var name: String }

class SpotView: MKAnnotationView { var spot: Spot? }

class SpotsController: UIViewController, CLLocationManagerDelegate, UIGestureRecognizerDelegate {
    @IBOutlet weak var mapView: MKMapView!
    private let manager = CLLocationManager()
    var spots: [Spot] = [] {
        didSet {
            title = "\(spots.count)"
            mapView.removeAnnotations(mapView.annotations)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.delegate = self
        guard let place = manager.location else { return }
        view.backgroundColor = .white
        if let span = region(around: place) { mapView.setRegion(span, animated: true) }
        UIView.animate(withDuration: 0.3) {
            self.view.alpha = 1
            self.mapView.alpha = 0.5
        }
        for spot in spots {
            print(spot.name)
            mapView.addAnnotation(SpotView(annotation: nil, reuseIdentifier: spot.name))
        }
        (UIApplication.shared.delegate as? AppDelegate)?.saveContext()
        let context = (UIApplication.shared.delegate as? AppDelegate)?.persistentContainer.viewContext
        print(context, title ?? "")
    }

    func region(around place: CLLocation) -> MKCoordinateRegion? { nil }

    func distance(to spot: Spot) -> Double {
        guard let here = manager.location else { return 0 }
        return here.distance(from: here)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.location(in: view).x > 0
    }

    init(manager: CLLocationManager) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension SpotsController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
}
