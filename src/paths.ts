/** Every link in the product is made here. */
export const paths = {
  start: '/',
  home: '/home',
  /** The home page with the answer for one chip. */
  chip: (chipNumber: string) => `/home?${new URLSearchParams({ chip: chipNumber })}`,

  register: '/register',
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
  tailTagSettings: '/customer-dashboard/tailtag-settings',
  customerInsurance: '/customer-dashboard/insurance',
  implanterDashboard: '/implanter-dashboard',
  breederDashboard: '/breeder-dashboard',
  welfareDashboard: '/welfare-dashboard',
  studentDashboard: '/student-dashboard',
  trainerDashboard: '/trainer-dashboard',
  ttCustomerDashboard: '/tt-customer-dashboard',

  verify: (id: string) => `/verify/${encodeURIComponent(id)}`,
  relay: (token: string) => `/relay/${encodeURIComponent(token)}`,

  microchipping: '/microchipping',
  tailTag: '/products/tail-tag',
  lostFound: '/lost-found',
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
