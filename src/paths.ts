/** Every link in the product is made here. */
export const paths = {
  start: '/',
  home: '/home',
  /** The home page with the answer for one chip. */
  chip: (chipNumber: string) => `/home?${new URLSearchParams({ chip: chipNumber })}`,
  /** The same page, at the message to the keeper. */
  tellItsKeeper: (chipNumber: string) => `/home?${new URLSearchParams({ chip: chipNumber })}#tell-keeper`,

  register: '/register',
  /** `path` is where to go after registering. */
  registerThen: (path: string) => `/register?${new URLSearchParams({ path })}`,
  /** The page of registration, at the questions for trainers. */
  registerTrainer: '/register?as=trainer',
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
  pastRequests: '/customer-dashboard/requests?show=history',
  /** Ask to be the keeper of the animal with this chip. */
  askForKeepership: (chipNumber?: string) =>
    chipNumber ? `/customer-dashboard/requests/new?${new URLSearchParams({ chip: chipNumber })}` : '/customer-dashboard/requests/new',
  rehome: (petId: string) => `/customer-dashboard/pets/${petId}/rehome`,
  homes: '/customer-dashboard/homes',
  respondKeepershipRequest: (token: string) => `/respond-keepership-request?${new URLSearchParams({ token })}`,
  respondToRequest: (requestId: string) => `/respond-keepership-request?${new URLSearchParams({ request: requestId })}`,
  rehoming: (token: string) => `/rehome/${encodeURIComponent(token)}`,
  /** To register this number: its keeper is asked for the rest. */
  registerNumber: (chip: string) => `/customer-register?${new URLSearchParams({ chip })}`,
  addPetWith: (chip: string) => `/customer-dashboard/pets/new?${new URLSearchParams({ chip })}`,
  /** What whoever was offered an animal at an address of theirs reads first. */
  offered: (offerId: string, code?: string) => (code ? `/offered/${offerId}/${code}` : `/offered/${offerId}`),
  /** The same for whoever an implanter registered an animal for: `code` is that of our message. */
  asked: (requestId: string, code: string) => `/asked/${requestId}/${code}`,
  takeUp: (code?: string) => (code ? `/take/${encodeURIComponent(code)}` : '/take'),
  transferDatabase: '/transfer-database',
  moveAnswer: (code: string) => `/record-move/${encodeURIComponent(code)}`,
  /** To move the record of this number here. */
  moveHere: (chip: string) => `/transfer-database?${new URLSearchParams({ chip })}`,
  tailTagSettings: '/customer-dashboard/tailtag-settings',
  /** The same page, at TailTag Plus. */
  tailTagPlus: '/customer-dashboard/tailtag-settings#plus',
  customerInsurance: '/customer-dashboard/insurance',
  registerImplanter: '/register/implanter',
  /** The same, with our own certificate filled in. */
  becomeImplanter: (certificate: string, species: readonly string[]) =>
    `/register/implanter?${new URLSearchParams({ certificate, animals: species.join(',') })}`,
  implanterDashboard: '/implanter-dashboard',
  implanterHome: '/implanter-dashboard/home',
  manageChips: '/implanter-dashboard/manage-chips',
  handedChips: '/implanter-dashboard/manage-chips?view=colleagues',
  implanted: '/implanter-dashboard/manage-chips?view=implanted',
  /** The same, narrowed to one chip. */
  implantOf: (chip: string) => `/implanter-dashboard/manage-chips?${new URLSearchParams({ view: 'implanted', query: chip })}`,
  registerChip: '/implanter-dashboard/manage-chips/register-chip',
  deadChips: '/implanter-dashboard/manage-chips/dead-chips',
  chipMoved: (number: string) => `/implanter-dashboard/manage-chips/dead-chips?${new URLSearchParams({ chip: number })}`,
  orderChips: '/implanter-dashboard/order-chips',
  implanterProfile: '/implanter-dashboard/profile',
  /** Pay for something of yours: `for` and `id` as the payment calls take them. */
  pay: (purpose: string, id: string) => `/pay/${purpose}/${id}`,
  payments: '/customer-dashboard/payments',
  apiKeys: '/api-keys',
  /** The people who work for an organisation, and the organisations someone works for. */
  people: '/people',
  organisations: '/organisations',
  developers: '/developers',
  breederDashboard: '/breeder-dashboard',
  litters: '/breeder-dashboard/litters',
  litter: (litterId: string) => `/breeder-dashboard/litters/${litterId}`,
  litterChips: (litterId: string) => `/breeder-dashboard/litters/${litterId}/chips`,
  newLitter: '/breeder-dashboard/litters/new',
  breederPets: '/breeder-dashboard/animals',
  breedingAnimals: '/breeder-dashboard/breeding-animals',
  breederReports: '/breeder-dashboard/reports',
  breederListing: '/breeder-dashboard/listing',
  welfareDashboard: '/welfare-dashboard',
  welfareLookup: '/welfare-dashboard/lookup',
  welfarePets: '/welfare-dashboard/animals',
  newIntake: '/welfare-dashboard/animals/new',
  /** An animal without a microchip, or that’s held for its keeper. */
  animalInCare: (petId: string) => `/welfare-dashboard/animals/${petId}`,
  takeIn: (chipNumber: string) => `/welfare-dashboard/animals/new?${new URLSearchParams({ chip: chipNumber })}`,
  newUnchipped: '/welfare-dashboard/animals/no-chip',
  importIntakes: '/welfare-dashboard/animals/import',
  holdAnimal: (chipNumber: string) => `/welfare-dashboard/animals/hold?${new URLSearchParams({ chip: chipNumber })}`,
  welfareHomes: '/welfare-dashboard/homes',
  welfareListing: '/welfare-dashboard/listing',
  welfareReports: '/welfare-dashboard/reports',
  /** With a trainer's referral code, it is filled in. */
  studentRegister: (code?: string) => (code ? `/student-register?${new URLSearchParams({ code })}` : '/student-register'),
  studentDashboard: '/student-dashboard',
  exam: '/student-dashboard/exam',
  examResult: (attemptId: string) => `/student-dashboard/results/${attemptId}`,
  trainerDashboard: '/trainer-dashboard',
  student: (studentId: string) => `/trainer-dashboard/students/${studentId}`,
  ttCustomerDashboard: '/tt-customer-dashboard',

  certificate: (code: string) => `/v/${encodeURIComponent(code)}`,
  verify: (id: string) => `/verify/${encodeURIComponent(id)}`,
  /** What whoever reads at an address wants to hear from us: the page, and what a mail program posts to (RFC 8058). */
  addressChoice: (token: string) => `/messages/${encodeURIComponent(token)}`,
  stopAddress: (token: string) => `/api/v1/messages/stop/${encodeURIComponent(token)}`,
  /** Where the form at the foot of a page is sent without a script. */
  joinNewsletter: '/newsletter',
  /** The link that confirms an address for the newsletter; what its reader chooses; and what a mail program posts to (RFC 8058). */
  confirmNewsletter: (secret: string) => `/newsletter/confirm/${encodeURIComponent(secret)}`,
  newsletter: (token: string) => `/newsletter/${encodeURIComponent(token)}`,
  leaveNewsletter: (token: string) => `/api/v1/newsletter/leave/${encodeURIComponent(token)}`,
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
  conflict: (petId: string) => `/customer-dashboard/conflicts?${new URLSearchParams({ pet: petId })}`,
  conversations: '/conversations',
  newConversation: '/conversations/new',
  writeTo: (accountId: string) => `/conversations/new?${new URLSearchParams({ to: accountId })}`,
  conversation: (threadId: string) => `/conversations/${encodeURIComponent(threadId)}`,
  lostFound: '/lost-found',
  reportLost: (petId?: string) => (petId ? `/lost-found/lost?${new URLSearchParams({ pet: petId })}` : '/lost-found/lost'),
  reportFound: '/lost-found/found',
  tellKeeper: '/tell-keeper',
  reportFoundIn: (language: string) => `/lost-found/found/${language}`,
  lostPet: (caseId: string) => `/lost-found/${caseId}`,
  /** With the key of whoever reported it, they can change the report. */
  foundAnimal: (reportId: string, key?: string, language?: string) =>
    key ? `/lost-found/${reportId}?${new URLSearchParams({ key, ...(language && { language }) })}` : `/lost-found/${reportId}`,
  insurance: '/insurance',
  /** With a pet, its answers are filled in. */
  quote: (petId?: string) => (petId ? `/quote?${new URLSearchParams({ pet: petId })}` : '/quote'),
  /** The same page, with the answers of a quote to change. */
  changeQuote: (quoteId: string, key?: string) => `/quote?${new URLSearchParams({ quote: quoteId, ...(key && { key }) })}`,
  /** With its key, a quote opens to someone who isn’t signed in. */
  insuranceQuote: (quoteId: string, key?: string) => (key ? `/quote/${quoteId}?${new URLSearchParams({ key })}` : `/quote/${quoteId}`),
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  /** The same page, with what it’s about chosen. */
  contactAbout: (topic: string) => `/contact-us?${new URLSearchParams({ topic })}`,
  freeChips: '/free-chip-contactus',
  news: (asked: Record<string, string> = {}) => (Object.keys(asked).length > 0 ? `/news?${new URLSearchParams(asked)}` : '/news'),
  article: (slug: string) => `/news/${encodeURIComponent(slug)}`,
  /** One answer of ours, or all of them. */
  faq: (anchor?: string) => (anchor ? `/faq#${anchor}` : '/faq'),
  isItUs: '/is-it-us',
  compliance: '/compliance',
  status: '/status',
  accessibility: '/accessibility',
  cookies: '/cookies',
  complaints: '/complaints',
  products: '/products',
  category: (category: string) => `/products?${new URLSearchParams({ category })}`,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  wishlist: '/customer-dashboard/wishlist',
  checkout: '/checkout',
  orders: '/customer-dashboard/orders',
  cart: '/cart',
  breeders: '/breeders',
  breeder: (breederId: string) => `/breeders/${breederId}`,
  implanters: '/implanters',
  /** `asked`: what somebody was searching for. */
  implanter: (implanterId: string, asked: Record<string, string> = {}) =>
    Object.keys(asked).length > 0 ? `/implanters/${implanterId}?${new URLSearchParams(asked)}` : `/implanters/${implanterId}`,
  bookings: '/customer-dashboard/bookings',
  booking: (bookingId: string) => `/customer-dashboard/bookings/${bookingId}`,
  payouts: '/implanter-dashboard/payouts',
  implanterBookings: '/implanter-dashboard/bookings',
  /** The same page, with one visit opened. */
  implanterBooking: (bookingId: string) => `/implanter-dashboard/bookings?${new URLSearchParams({ booking: bookingId })}`,
  implanterAvailability: '/implanter-dashboard/availability',
  /** The calendar file of a visit, for one side. */
  calendarFile: (bookingId: string, side: string) => `/api/v1/bookings/${bookingId}/${side}.ics`,
  /** All visits of an implanter, for a calendar program. */
  calendarFeed: (accountId: string, key: string) => `/api/v1/calendars/${accountId}/${key}.ics`,
  wheel: '/home1',
  pricingPlans: '/pricing-plans',
  privacyPolicy: '/privacy-policy',
  cancellation: '/cancellation',
  implanterTerms: '/terms-conditions#implanters',
  terms: '/terms-conditions',
} as const
