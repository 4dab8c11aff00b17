/// The meaning of a text, for what fills in forms.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String

    /// The meaning of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A person's first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A person's last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name of an organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// The name of a town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The number of a telephone.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is about to be set.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
