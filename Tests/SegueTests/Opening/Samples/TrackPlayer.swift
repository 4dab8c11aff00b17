import UIKit

/// Plays nothing, but for as long as the track would last.
final class Player: NSObject {
    @objc dynamic private(set) var progress: Double = 0
    @objc dynamic var isPlaying = false {
        didSet { isPlaying ? start() : timer?.invalidate() }
    }
    @objc dynamic var track: String?
    private var timer: Timer?

    private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
            guard let self else { return }
            self.progress = min(1, self.progress + 0.02)
            if self.progress == 1 { self.isPlaying = false }
        }
    }
}

private var playerContext = 0

/// A player's screen: it follows the player by the names of its properties.
class PlayerViewController: UIViewController {
    @objc let player = Player()
    let coverView = UIView()
    let nameLabel = UILabel()
    let barView = UIView()
    let fillView = UIView()
    let playButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        coverView.backgroundColor = .systemPink
        coverView.layer.cornerRadius = 24
        coverView.frame = CGRect(x: 96, y: 180, width: 200, height: 200)
        nameLabel.frame = CGRect(x: 20, y: 430, width: 352, height: 40)
        nameLabel.textAlignment = .center
        nameLabel.textColor = .white
        nameLabel.font = .systemFont(ofSize: 28, weight: .semibold)
        barView.frame = CGRect(x: 36, y: 500, width: 320, height: 12)
        barView.backgroundColor = .darkGray
        fillView.backgroundColor = .systemGreen
        barView.addSubview(fillView)
        playButton.frame = CGRect(x: 96, y: 560, width: 200, height: 80)
        playButton.backgroundColor = .systemBlue
        playButton.setTitleColor(.white, for: .normal)
        playButton.titleLabel?.font = .boldSystemFont(ofSize: 30)
        playButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        for subview in [coverView, nameLabel, barView, playButton] { view.addSubview(subview) }
        player.addObserver(self, forKeyPath: #keyPath(Player.progress), options: [.new], context: &playerContext)
        player.addObserver(self, forKeyPath: "isPlaying", options: [.initial, .new, .old], context: &playerContext)
        addObserver(self, forKeyPath: #keyPath(player.track), options: .new, context: &playerContext)
        player.track = "Night Ferry"
    }

    deinit {
        player.removeObserver(self, forKeyPath: #keyPath(Player.progress), context: &playerContext)
        player.removeObserver(self, forKeyPath: "isPlaying", context: &playerContext)
        removeObserver(self, forKeyPath: #keyPath(player.track), context: &playerContext)
    }

    @objc private func toggle() {
        player.isPlaying.toggle()
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &playerContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        switch keyPath {
        case #keyPath(Player.progress):
            let progress = change?[.newKey] as? Double ?? 0
            fillView.frame = CGRect(x: 0, y: 0, width: barView.bounds.width * CGFloat(progress), height: 12)
        case "isPlaying":
            let isPlaying = (change?[.newKey] as? NSNumber)?.boolValue ?? false
            playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
            UIView.animate(withDuration: 0.4) {
                self.coverView.transform = isPlaying ? CGAffineTransform(scaleX: 1.3, y: 1.3) : .identity
            }
        case "player.track": nameLabel.text = change?[.newKey] as? String
        default: break
        }
    }
}

#Preview("Player") { PlayerViewController() }
