import Combine
import UIKit

final class FruitListViewController: UIViewController {
    private let viewModel: FruitListViewModel
    private let field = UITextField()
    private let statusLabel = UILabel()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let shadow = UIView()
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: FruitListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "Orchard"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.placeholder = "Search"
        field.borderStyle = .roundedRect
        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        statusLabel.textColor = .secondaryLabel
        shadow.backgroundColor = .separator
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        layOut()
        bind()
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [field, statusLabel, shadow, tableView])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            shadow.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    private func bind() {
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: field)
            .compactMap { ($0.object as? UITextField)?.text }
            .assign(to: \.query, on: viewModel)
            .store(in: &cancellables)

        viewModel.status
            .map(Optional.some)
            .receive(on: DispatchQueue.main)
            .assign(to: \.text, on: statusLabel)
            .store(in: &cancellables)

        viewModel.$fruits
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.tableView.reloadData() }
            .store(in: &cancellables)

        viewModel.openFruit
            .sink { [weak self] fruit in
                self?.navigationController?.pushViewController(FruitViewController(fruit: fruit), animated: true)
            }
            .store(in: &cancellables)

        tableView.publisher(for: \.contentOffset)
            .map { min(1, max(0, $0.y / 20)) }
            .removeDuplicates()
            .sink { [weak self] in self?.shadow.alpha = $0 }
            .store(in: &cancellables)

        viewModel.$secondsOpen
            .filter { $0 > 0 }
            .sink { print("open for \($0) s") }
            .store(in: &cancellables)
    }
}

extension FruitListViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModel.fruits.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = viewModel.fruits[indexPath.row].name
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        viewModel.openFruit.send(viewModel.fruits[indexPath.row])
    }
}
