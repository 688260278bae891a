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
  { path: '/verify/:id', guard: 'open', file: 'features/lookup/pages/VerifyPage.tsx' },
  { path: '/relay/:token', guard: 'open', file: 'features/lookup/pages/RelayPage.tsx' },

  { path: '/register', guard: 'open', file: 'features/accounts/pages/RegisterPage.tsx' },
  { path: '/customer-register', guard: 'open', file: 'features/accounts/pages/CustomerRegisterPage.tsx' },
  { path: '/register-success/:petName', guard: 'open', file: 'features/accounts/pages/RegisterSuccessPage.tsx' },
  { path: '/verify-email/:token', guard: 'open', file: 'features/accounts/pages/VerifyEmailPage.tsx' },
  { path: '/login', guard: 'guest', file: 'features/accounts/pages/LoginPage.tsx' },
  { path: '/forgot-password', guard: 'guest', file: 'features/accounts/pages/ForgotPasswordPage.tsx' },
  { path: '/reset-password/:token', guard: 'guest', file: 'features/accounts/pages/ResetPasswordPage.tsx' },

  { path: '/customer-dashboard', guard: 'token', file: 'features/dashboards/pages/CustomerDashboard.tsx' },
  { path: '/customer-dashboard/pets', guard: 'token', file: 'features/pets/pages/PetsPage.tsx' },
  { path: '/customer-dashboard/pets/new', guard: 'token', file: 'features/pets/pages/AddPetPage.tsx' },
  { path: '/customer-dashboard/pets/import', guard: 'token', file: 'features/pets/pages/ImportPetsPage.tsx' },
  { path: '/customer-dashboard/pets/:petId', guard: 'token', file: 'features/pets/pages/PetPage.tsx' },
  { path: '/customer-dashboard/lookups', guard: 'token', file: 'features/lookup/pages/LookupsPage.tsx' },
  { path: '/customer-dashboard/profile', guard: 'token', file: 'features/accounts/pages/ProfilePage.tsx' },
]

const guarded = (guard: Guard): RouteConfigEntry[] => pages.filter((page) => page.guard === guard).map(({ path, file }) => ({ path, file }))

export default [
  ...guarded('open'),
  { file: 'features/shell/pages/GuestOnly.tsx', children: guarded('guest') },
  { file: 'features/shell/pages/Protected.tsx', children: guarded('token') },
]
