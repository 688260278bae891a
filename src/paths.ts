/** Every link in the product is made here. */
export const paths = {
  start: '/',
  home: '/home',
  /** The home page with the answer for one chip. */
  chip: (chipNumber: string) => `/home?${new URLSearchParams({ chip: chipNumber })}`,

  register: '/register',
  /** `path` is where to go after registering. */
  registerThen: (path: string) => `/register?${new URLSearchParams({ path })}`,
  registerBreeder: '/register/breeder',
  welfareRegister: '/welfare-register',
  customerRegister: '/customer-register',
  registerSuccess: (petName: string) => `/register-success/${encodeURIComponent(petName)}`,
  /** `path` is where to go after signing in. */
  login: (path?: string) => (path ? `/login?${new URLSearchParams({ path })}` : '/login'),
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,

  customerDashboard: '/customer-dashboard',
  pets: '/customer-dashboard/pets',
  addPet: '/customer-dashboard/pets/new',
  importPets: '/customer-dashboard/pets/import',
  pet: (petId: string) => `/customer-dashboard/pets/${petId}`,
  lookups: '/customer-dashboard/lookups',
  profile: '/customer-dashboard/profile',
  requests: '/customer-dashboard/requests',
  myRequests: '/customer-dashboard/requests?show=mine',
  /** Ask to be the keeper of the animal with this chip. */
  askForKeepership: (chipNumber?: string) =>
    chipNumber ? `/customer-dashboard/requests/new?${new URLSearchParams({ chip: chipNumber })}` : '/customer-dashboard/requests/new',
  rehome: (petId: string) => `/customer-dashboard/pets/${petId}/rehome`,
  homes: '/customer-dashboard/homes',
  respondKeepershipRequest: (token: string) => `/respond-keepership-request?${new URLSearchParams({ token })}`,
  respondToRequest: (requestId: string) => `/respond-keepership-request?${new URLSearchParams({ request: requestId })}`,
  rehoming: (token: string) => `/rehome/${encodeURIComponent(token)}`,
  takeUp: (code?: string) => (code ? `/take/${encodeURIComponent(code)}` : '/take'),
  transferDatabase: '/transfer-database',
  tailTagSettings: '/customer-dashboard/tailtag-settings',
  /** The same page, at TailTag Plus. */
  tailTagPlus: '/customer-dashboard/tailtag-settings#plus',
  customerInsurance: '/customer-dashboard/insurance',
  registerImplanter: '/register/implanter',
  implanterDashboard: '/implanter-dashboard',
  implanterHome: '/implanter-dashboard/home',
  manageChips: '/implanter-dashboard/manage-chips',
  implanted: '/implanter-dashboard/manage-chips?view=implanted',
  registerChip: '/implanter-dashboard/manage-chips/register-chip',
  deadChips: '/implanter-dashboard/manage-chips/dead-chips',
  orderChips: '/implanter-dashboard/order-chips',
  implanterProfile: '/implanter-dashboard/profile',
  /** Pay for something of yours: `for` and `id` as the payment calls take them. */
  pay: (purpose: string, id: string) => `/pay/${purpose}/${id}`,
  payments: '/customer-dashboard/payments',
  breederDashboard: '/breeder-dashboard',
  litters: '/breeder-dashboard/litters',
  newLitter: '/breeder-dashboard/litters/new',
  breederPets: '/breeder-dashboard/animals',
  breederReports: '/breeder-dashboard/reports',
  breederListing: '/breeder-dashboard/listing',
  welfareDashboard: '/welfare-dashboard',
  welfareLookup: '/welfare-dashboard/lookup',
  welfarePets: '/welfare-dashboard/animals',
  newIntake: '/welfare-dashboard/animals/new',
  welfareHomes: '/welfare-dashboard/homes',
  welfareListing: '/welfare-dashboard/listing',
  welfareReports: '/welfare-dashboard/reports',
  studentDashboard: '/student-dashboard',
  trainerDashboard: '/trainer-dashboard',
  ttCustomerDashboard: '/tt-customer-dashboard',

  verify: (id: string) => `/verify/${encodeURIComponent(id)}`,
  /** What whoever reads at an address wants to hear from us: the page, and what a mail program posts to (RFC 8058). */
  addressChoice: (token: string) => `/messages/${encodeURIComponent(token)}`,
  stopAddress: (token: string) => `/api/v1/messages/stop/${encodeURIComponent(token)}`,
  relay: (token: string) => `/relay/${encodeURIComponent(token)}`,

  microchipping: '/microchipping',
  tailTag: '/products/tail-tag',
  tailTagAbout: '/tailtag',
  /** Activate a tag, with or without an account. */
  activateTag: (token?: string) => (token ? `/tailtag/activate?${new URLSearchParams({ tag: token })}` : '/tailtag/activate'),
  qrScanner: '/qrcode-scanner',
  /** What a tag’s QR code holds. */
  tag: (token: string) => `/t/${encodeURIComponent(token)}`,
  /** `tag` for a pet that only its tag knows. */
  tracker: (of: { pet: string } | { tag: string } | null = null) => (of ? `/tracker?${new URLSearchParams(of)}` : '/tracker'),
  /** The tracker of one pet, for whoever its keeper gave the link to. */
  sharedTracker: (token: string) => `/tracker/${encodeURIComponent(token)}`,
  conversation: (threadId: string) => `/customer-dashboard/lookups?${new URLSearchParams({ message: threadId })}`,
  lostFound: '/lost-found',
  reportLost: (petId?: string) => (petId ? `/lost-found/lost?${new URLSearchParams({ pet: petId })}` : '/lost-found/lost'),
  reportFound: '/lost-found/found',
  reportFoundIn: (language: string) => `/lost-found/found/${language}`,
  lostPet: (caseId: string) => `/lost-found/${caseId}`,
  /** With the key of whoever reported it, they can change the report. */
  foundAnimal: (reportId: string, key?: string, language?: string) =>
    key ? `/lost-found/${reportId}?${new URLSearchParams({ key, ...(language && { language }) })}` : `/lost-found/${reportId}`,
  insurance: '/insurance',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  products: '/products',
  cart: '/cart',
  implanters: '/implanters',
  pricingPlans: '/pricing-plans',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-conditions',
} as const
