import { type ProfileType, reaches } from '#platform/contract/call.ts'
import { heldIn, holds, type Session } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import type { SubNavLink } from '#ui/SubNav.tsx'

export interface Trade {
  type: ProfileType
  label: string
  /** The address under which its pages stand. */
  under: string
  links: readonly SubNavLink[]
}

const failedChips = { label: 'Failed chips', to: paths.deadChips }
const people = { label: 'People', to: paths.people }
const apiKeys = { label: 'API keys', to: paths.apiKeys }
const registerChip = { label: 'Register a chip', to: paths.registerChip }
const payouts = { label: 'Payouts', to: paths.payouts }
const qualification = { label: 'Qualification', to: paths.implanterProfile }

const TRADES: Partial<Record<ProfileType, Trade>> = {
  Implanter: {
    type: 'Implanter',
    label: 'Implanter',
    under: paths.implanterDashboard,
    links: [
      { label: 'Overview', to: paths.implanterHome },
      { label: 'Bookings', to: paths.implanterBookings },
      { label: 'Hours and prices', to: paths.implanterAvailability },
      payouts,
      registerChip,
      { label: 'Chips', to: paths.manageChips },
      failedChips,
      { label: 'Orders', to: paths.orderChips },
      qualification,
      people,
      apiKeys,
    ],
  },
  Welfare: {
    type: 'Welfare',
    label: 'Your organisation',
    under: paths.welfareDashboard,
    links: [
      { label: 'Overview', to: paths.welfareDashboard, end: true },
      { label: 'Look up keepers', to: paths.welfareLookup },
      { label: 'Animals', to: paths.welfarePets },
      { label: 'Take an animal in', to: paths.newIntake },
      { label: 'Homes', to: paths.welfareHomes },
      failedChips,
      { label: 'Reports', to: paths.welfareReports },
      { label: 'Listing', to: paths.welfareListing },
      people,
      apiKeys,
    ],
  },
  Breeder: {
    type: 'Breeder',
    label: 'Breeder',
    under: paths.breederDashboard,
    links: [
      { label: 'Overview', to: paths.breederDashboard, end: true },
      { label: 'Litters', to: paths.litters },
      { label: 'Animals', to: paths.breederPets },
      { label: 'Breeding animals', to: paths.breedingAnimals },
      { label: 'Reports', to: paths.breederReports },
      { label: 'Listing', to: paths.breederListing },
      people,
      apiKeys,
    ],
  },
}

/**
 * Whose pages to name above the page at this address: those of the trade it belongs to; on a page that several share, those of the trade
 * that was open before, else of the first that is held. A Customer’s own pages name none until they have come from one.
 */
export function tradeAt(pathname: string, session: Pick<Session, 'profileTypes'> | null, before: Trade | null): Trade | null {
  const held = heldIn(TRADES, session)
  const here = held.find(({ under }) => pathname === under || pathname.startsWith(`${under}/`))
  if (here) return here
  const isCustomer = holds('Customer', session)
  if (isCustomer && pathname === paths.customerDashboard) return null
  return held.find((trade) => trade === before) ?? (isCustomer ? null : (held[0] ?? null))
}

/** The pages of a trade, without those that are of no use to whoever works as it: what needs another role, or the trade’s own sign-in. */
export function linksOf({ links }: Trade, session: Pick<Session, 'working'> | null): readonly SubNavLink[] {
  if (!session?.working) return links
  const { role, isQualified } = session.working
  const isOwner = reaches(role, 'owner')
  const isOpen = new Map<SubNavLink, boolean>([
    [people, isOwner],
    [apiKeys, isOwner],
    [payouts, reaches(role, 'manager')],
    [registerChip, isQualified === true && reaches(role, 'qualified')],
    [qualification, false],
  ])
  return links.filter((link) => isOpen.get(link) !== false)
}
