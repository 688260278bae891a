import type { RouteConfigEntry } from '@react-router/dev/routes'

/** `open`: anyone · `guest`: a signed-in visitor goes to `/` · `token`: others go to `/login?path=…` and come back. */
type Guard = 'open' | 'guest' | 'token'

interface PageEntry {
  path: string
  guard: Guard
  file: string
}

/** Every page of the product. The menu names a page only when it stands here. */
export const pages: readonly PageEntry[] = [
  { path: '/', guard: 'open', file: 'features/shell/pages/Start.tsx' },
  { path: '/home', guard: 'open', file: 'features/lookup/pages/HomePage.tsx' },
  { path: '/v/:id', guard: 'open', file: 'features/lookup/pages/CertificatePage.tsx' },
  { path: '/record-move/:code', guard: 'open', file: 'features/recordTransfers/pages/MoveAnswerPage.tsx' },
  { path: '/verify/:id', guard: 'open', file: 'features/lookup/pages/VerifyPage.tsx' },
  { path: '/relay/:token', guard: 'open', file: 'features/chat/pages/RelayPage.tsx' },
  { path: '/conversations/new', guard: 'open', file: 'features/chat/pages/NewConversationPage.tsx' },
  { path: '/messages/:token', guard: 'open', file: 'features/messaging/pages/MessagesPage.tsx' },
  { path: '/rehome/:token', guard: 'open', file: 'features/rehoming/pages/RehomePage.tsx' },
  { path: '/transfer-database', guard: 'open', file: 'features/recordTransfers/pages/TransferDatabasePage.tsx' },
  { path: '/respond-keepership-request', guard: 'open', file: 'features/keepership/pages/RespondPage.tsx' },
  { path: '/offered/:offerId', guard: 'open', file: 'features/offers/pages/OfferedPage.tsx' },
  { path: '/take/:code?', guard: 'open', file: 'features/offers/pages/TakePage.tsx' },
  { path: '/lost-found', guard: 'open', file: 'features/missing/pages/LostFoundPage.tsx' },
  { path: '/lost-found/lost', guard: 'token', file: 'features/missing/pages/ReportLostPage.tsx' },
  { path: '/lost-found/found', guard: 'open', file: 'features/missing/pages/ReportFoundPage.tsx' },
  { path: '/lost-found/found/:language', guard: 'open', file: 'features/missing/pages/ReportFoundInPage.tsx' },
  { path: '/lost-found/:caseId', guard: 'open', file: 'features/missing/pages/AnimalPage.tsx' },
  { path: '/tailtag', guard: 'open', file: 'features/tagPlus/pages/TailTagPage.tsx' },
  { path: '/tailtag/activate', guard: 'open', file: 'features/tailtag/pages/ActivateTagPage.tsx' },
  { path: '/qrcode-scanner', guard: 'open', file: 'features/tailtag/pages/QrScannerPage.tsx' },
  { path: '/products/tail-tag', guard: 'open', file: 'features/tagOrders/pages/TailTagProductPage.tsx' },
  { path: '/products', guard: 'open', file: 'features/products/pages/ProductsPage.tsx' },
  { path: '/products/:slug', guard: 'open', file: 'features/cart/pages/ProductPage.tsx' },
  { path: '/cart', guard: 'open', file: 'features/cart/pages/CartPage.tsx' },
  { path: '/tracker/:share', guard: 'open', file: 'features/tailtag/pages/SharedTrackerPage.tsx' },
  { path: '/breeders', guard: 'open', file: 'features/breeding/pages/BreedersPage.tsx' },
  { path: '/breeders/:id', guard: 'open', file: 'features/breeding/pages/ListedBreederPage.tsx' },
  { path: '/implanters', guard: 'open', file: 'features/bookings/pages/ImplantersPage.tsx' },
  { path: '/implanters/:id', guard: 'open', file: 'features/bookings/pages/BookImplanterPage.tsx' },
  { path: '/developers', guard: 'open', file: 'features/partners/pages/DevelopersPage.tsx' },
  { path: '/privacy-policy', guard: 'open', file: 'features/legal/pages/PrivacyPage.tsx' },
  { path: '/terms-conditions', guard: 'open', file: 'features/legal/pages/TermsPage.tsx' },
  { path: '/cancellation', guard: 'open', file: 'features/legal/pages/CancellationPage.tsx' },
  { path: '/pricing-plans', guard: 'open', file: 'features/plans/pages/PricingPage.tsx' },

  { path: '/register', guard: 'open', file: 'features/accounts/pages/RegisterPage.tsx' },
  { path: '/register/implanter', guard: 'open', file: 'features/accounts/pages/RegisterImplanterPage.tsx' },
  { path: '/register/breeder', guard: 'open', file: 'features/accounts/pages/RegisterBreederPage.tsx' },
  { path: '/welfare-register', guard: 'open', file: 'features/accounts/pages/RegisterWelfarePage.tsx' },
  { path: '/customer-register', guard: 'open', file: 'features/pets/pages/CustomerRegisterPage.tsx' },
  { path: '/student-register', guard: 'open', file: 'features/academy/pages/StudentRegisterPage.tsx' },
  { path: '/register-success/:petName', guard: 'open', file: 'features/pets/pages/RegisterSuccessPage.tsx' },
  { path: '/verify-email/:token', guard: 'open', file: 'features/accounts/pages/VerifyEmailPage.tsx' },
  { path: '/people', guard: 'token', file: 'features/members/pages/PeoplePage.tsx' },
  { path: '/organisations', guard: 'token', file: 'features/members/pages/OrganisationsPage.tsx' },
  { path: '/login', guard: 'guest', file: 'features/accounts/pages/LoginPage.tsx' },
  { path: '/forgot-password', guard: 'guest', file: 'features/accounts/pages/ForgotPasswordPage.tsx' },
  { path: '/reset-password/:token', guard: 'guest', file: 'features/accounts/pages/ResetPasswordPage.tsx' },

  { path: '/customer-dashboard', guard: 'token', file: 'features/dashboards/pages/CustomerDashboard.tsx' },
  { path: '/customer-dashboard/pets', guard: 'token', file: 'features/pets/pages/PetsPage.tsx' },
  { path: '/customer-dashboard/pets/new', guard: 'token', file: 'features/pets/pages/AddPetPage.tsx' },
  { path: '/customer-dashboard/pets/import', guard: 'token', file: 'features/pets/pages/ImportPetsPage.tsx' },
  { path: '/customer-dashboard/pets/:petId', guard: 'token', file: 'features/pets/pages/PetPage.tsx' },
  { path: '/customer-dashboard/pets/:petId/rehome', guard: 'token', file: 'features/rehoming/pages/GivePage.tsx' },
  { path: '/customer-dashboard/lookups', guard: 'token', file: 'features/lookup/pages/LookupsPage.tsx' },
  { path: '/customer-dashboard/conflicts', guard: 'token', file: 'features/registers/pages/ConflictsPage.tsx' },
  { path: '/customer-dashboard/requests', guard: 'token', file: 'features/dashboards/pages/RequestsPage.tsx' },
  { path: '/customer-dashboard/requests/new', guard: 'token', file: 'features/keepership/pages/AskPage.tsx' },
  { path: '/customer-dashboard/homes', guard: 'token', file: 'features/rehoming/pages/HomesPage.tsx' },
  { path: '/customer-dashboard/profile', guard: 'token', file: 'features/accounts/pages/ProfilePage.tsx' },
  { path: '/customer-dashboard/tailtag-settings', guard: 'token', file: 'features/tailtag/pages/TailTagSettingsPage.tsx' },
  { path: '/tt-customer-dashboard', guard: 'token', file: 'features/tailtag/pages/TtCustomerDashboard.tsx' },
  { path: '/checkout', guard: 'token', file: 'features/orders/pages/CheckoutPage.tsx' },
  { path: '/customer-dashboard/orders', guard: 'token', file: 'features/orders/pages/OrdersPage.tsx' },
  { path: '/customer-dashboard/wishlist', guard: 'token', file: 'features/products/pages/WishlistPage.tsx' },
  { path: '/conversations', guard: 'token', file: 'features/chat/pages/ConversationsPage.tsx' },
  { path: '/conversations/:threadId', guard: 'token', file: 'features/chat/pages/ConversationPage.tsx' },
  { path: '/tracker', guard: 'token', file: 'features/tailtag/pages/TrackerPage.tsx' },
  { path: '/customer-dashboard/bookings', guard: 'token', file: 'features/bookings/pages/BookingsPage.tsx' },
  { path: '/customer-dashboard/bookings/:id', guard: 'token', file: 'features/bookings/pages/BookingPage.tsx' },
  { path: '/customer-dashboard/payments', guard: 'token', file: 'features/payments/pages/PaymentsPage.tsx' },
  { path: '/pay/:purpose/:id', guard: 'token', file: 'features/payments/pages/PayPage.tsx' },

  { path: '/welfare-dashboard', guard: 'token', file: 'features/dashboards/pages/WelfareDashboard.tsx' },
  { path: '/welfare-dashboard/lookup', guard: 'token', file: 'features/lookup/pages/WelfareLookupPage.tsx' },
  { path: '/welfare-dashboard/animals', guard: 'token', file: 'features/welfare/pages/WelfarePetsPage.tsx' },
  { path: '/welfare-dashboard/animals/new', guard: 'token', file: 'features/welfare/pages/NewIntakePage.tsx' },
  { path: '/welfare-dashboard/animals/no-chip', guard: 'token', file: 'features/welfare/pages/NewUnchippedPage.tsx' },
  { path: '/welfare-dashboard/animals/hold', guard: 'token', file: 'features/welfare/pages/HoldAnimalPage.tsx' },
  { path: '/welfare-dashboard/animals/import', guard: 'token', file: 'features/welfare/pages/ImportIntakesPage.tsx' },
  { path: '/welfare-dashboard/homes', guard: 'token', file: 'features/rehoming/pages/WelfareHomesPage.tsx' },
  { path: '/welfare-dashboard/listing', guard: 'token', file: 'features/welfare/pages/WelfareListingPage.tsx' },
  { path: '/welfare-dashboard/reports', guard: 'token', file: 'features/welfare/pages/WelfareReportsPage.tsx' },

  { path: '/implanter-dashboard', guard: 'token', file: 'features/implanting/pages/ImplanterStart.tsx' },
  { path: '/implanter-dashboard/home', guard: 'token', file: 'features/dashboards/pages/ImplanterDashboard.tsx' },
  { path: '/implanter-dashboard/manage-chips', guard: 'token', file: 'features/implanting/pages/ManageChipsPage.tsx' },
  { path: '/implanter-dashboard/manage-chips/register-chip', guard: 'token', file: 'features/implanting/pages/RegisterChipPage.tsx' },
  { path: '/implanter-dashboard/manage-chips/dead-chips', guard: 'token', file: 'features/implanting/pages/DeadChipsPage.tsx' },
  { path: '/implanter-dashboard/order-chips', guard: 'token', file: 'features/implanting/pages/OrderChipsPage.tsx' },
  { path: '/implanter-dashboard/bookings', guard: 'token', file: 'features/bookings/pages/ImplanterBookingsPage.tsx' },
  { path: '/implanter-dashboard/payouts', guard: 'token', file: 'features/bookings/pages/PayoutsPage.tsx' },
  { path: '/implanter-dashboard/availability', guard: 'token', file: 'features/bookings/pages/AvailabilityPage.tsx' },
  { path: '/implanter-dashboard/profile', guard: 'token', file: 'features/implanting/pages/ImplanterProfilePage.tsx' },

  { path: '/student-dashboard', guard: 'token', file: 'features/dashboards/pages/StudentDashboard.tsx' },
  { path: '/student-dashboard/exam', guard: 'token', file: 'features/academy/pages/ExamPage.tsx' },
  { path: '/student-dashboard/results/:attemptId', guard: 'token', file: 'features/academy/pages/ExamResultPage.tsx' },
  { path: '/trainer-dashboard', guard: 'token', file: 'features/dashboards/pages/TrainerDashboard.tsx' },
  { path: '/trainer-dashboard/students/:studentId', guard: 'token', file: 'features/academy/pages/StudentPage.tsx' },

  { path: '/api-keys', guard: 'token', file: 'features/partners/pages/ApiKeysPage.tsx' },

  { path: '/breeder-dashboard', guard: 'token', file: 'features/dashboards/pages/BreederDashboard.tsx' },
  { path: '/breeder-dashboard/litters', guard: 'token', file: 'features/breeding/pages/LittersPage.tsx' },
  { path: '/breeder-dashboard/litters/new', guard: 'token', file: 'features/breeding/pages/NewLitterPage.tsx' },
  { path: '/breeder-dashboard/animals', guard: 'token', file: 'features/breeding/pages/BreederPetsPage.tsx' },
  { path: '/breeder-dashboard/reports', guard: 'token', file: 'features/breeding/pages/BreederReportsPage.tsx' },
  { path: '/breeder-dashboard/listing', guard: 'token', file: 'features/breeding/pages/BreederListingPage.tsx' },
]

/** The addresses of the pages that the server draws alike for everyone: the browser adds what is somebody's own. */
export const samePages = pages.map(({ path }) => path).filter((path) => !path.includes(':'))

const guarded = (guard: Guard): RouteConfigEntry[] => pages.filter((page) => page.guard === guard).map(({ path, file }) => ({ path, file }))

export default [
  ...guarded('open'),
  { file: 'features/shell/pages/GuestOnly.tsx', children: guarded('guest') },
  { file: 'features/shell/pages/Protected.tsx', children: guarded('token') },
]
