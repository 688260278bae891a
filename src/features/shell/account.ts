import type { ProfileType } from '#platform/contract/call.ts'
import { heldIn, type Session } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import type { Entry } from './menu.ts'

const DASHBOARDS: Record<ProfileType, Entry> = {
  Customer: { label: 'Customer', to: paths.customerDashboard },
  Implanter: { label: 'Implanter', to: paths.implanterDashboard },
  Breeder: { label: 'Breeder', to: paths.breederDashboard },
  Welfare: { label: 'Vet & Welfare', to: paths.welfareDashboard },
  Student: { label: 'Student', to: paths.studentDashboard },
  Trainer: { label: 'Trainer', to: paths.trainerDashboard },
  'TT-Customer': { label: 'TailTag', to: paths.ttCustomerDashboard },
}

/** Where the account icon leads: to the sign-in page, to the one dashboard, or to a choice between several. */
export function accountChoices(
  session: (Pick<Session, 'profileTypes'> & Partial<Pick<Session, 'organisations'>>) | null,
): [Entry, ...Entry[]] {
  if (!session) return [{ label: 'Login', to: paths.login() }]
  const [first, ...others] = heldIn(DASHBOARDS, session)
  const work = session.organisations ? [{ label: 'Work as an organisation', to: paths.organisations }] : []
  return first ? [first, ...others, ...work] : [{ label: 'Profile', to: paths.profile }, ...work]
}
