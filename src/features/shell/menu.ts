import { type ProfileType, reaches } from '#platform/contract/call.ts'
import { heldIn, type Session } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

export interface Entry {
  label: string
  to: string
}

const main: Entry[] = [
  { label: 'Home', to: paths.home },
  { label: 'Microchipping', to: paths.microchipping },
  { label: 'TailTag', to: paths.tailTag },
  { label: 'Lost & Found', to: paths.lostFound },
  { label: 'Pet Insurance', to: paths.insurance },
  { label: 'About Us', to: paths.aboutUs },
  { label: 'Contact Us', to: paths.contactUs },
]

const byProfile: Partial<Record<ProfileType, Entry[]>> = {
  Customer: [
    { label: 'Dashboard', to: paths.customerDashboard },
    { label: 'My Pets', to: paths.pets },
    { label: 'Profile', to: paths.profile },
    { label: 'TailTag Settings', to: paths.tailTagSettings },
    { label: 'Shop', to: paths.products },
    { label: 'Insurance', to: paths.customerInsurance },
    { label: 'Lookups', to: paths.lookups },
    { label: 'Requests', to: paths.requests },
    { label: 'Bookings', to: paths.bookings },
    { label: 'Payments', to: paths.payments },
  ],
  'TT-Customer': [{ label: 'My TailTag', to: paths.ttCustomerDashboard }],
  Implanter: ofTrade(paths.implanterHome),
  Breeder: ofTrade(paths.breederDashboard),
  Welfare: ofTrade(paths.welfareDashboard),
  Student: ofTrade(paths.studentDashboard),
  Trainer: ofTrade(paths.trainerDashboard),
}

/** What every account has, beside the pages of its trade. */
function ofTrade(dashboard: string): Entry[] {
  return [
    { label: 'Dashboard', to: dashboard },
    { label: 'Requests', to: paths.requests },
    { label: 'Payments', to: paths.payments },
    { label: 'Profile', to: paths.profile },
  ]
}

const HELP = 'Help'

const footer: { title: string; entries: Entry[] }[] = [
  {
    title: 'Your pet',
    entries: [
      { label: 'Home', to: paths.home },
      { label: 'Register', to: paths.register },
      { label: 'Book Microchipping', to: paths.implanters },
      { label: 'Find a breeder', to: paths.breeders },
      { label: 'Pet insurance', to: paths.insurance },
      { label: 'TailTag', to: paths.tailTag },
    ],
  },
  {
    title: HELP,
    entries: [
      { label: 'Questions and answers', to: paths.faq() },
      { label: 'News and advice', to: paths.news() },
      { label: 'Is this message from us?', to: paths.isItUs },
      { label: 'How things are', to: paths.status },
      { label: 'Complaints', to: paths.complaints },
    ],
  },
  {
    title: site.name,
    entries: [
      { label: 'Services', to: paths.pricingPlans },
      { label: 'What the law asks of us', to: paths.compliance },
      { label: 'Privacy policy', to: paths.privacyPolicy },
      { label: 'Terms and conditions', to: paths.terms },
      { label: 'Cancel or return', to: paths.cancellation },
      { label: 'Cookies', to: paths.cookies },
      { label: 'Accessibility', to: paths.accessibility },
    ],
  },
]

/** The header's entries; support is an external help centre. */
export const mainMenu = (help: string): Entry[] => [...main, { label: 'Support', to: help }]

export const footerMenu = (help: string) =>
  footer.map(({ title, entries }) => ({ title, entries: title === HELP ? [{ label: 'Help', to: help }, ...entries] : entries }))

type Held = Pick<Session, 'profileTypes'> & Partial<Pick<Session, 'organisations' | 'working'>>

const organisations: Entry = { label: 'Organisations', to: paths.organisations }

/** What was paid is shown to those who work as an organisation only where their role goes so far. */
const isForThem = (session: Held | null) => (entry: Entry) =>
  entry.to !== paths.payments || !session?.working || reaches(session.working.role, 'manager')

/** The account's own pages, those of a Customer first; each is named once, however many profile types lead to one. */
export function accountMenu(session: Held | null): Entry[] {
  const entries = [...heldIn(byProfile, session).flat(), ...(session?.organisations ? [organisations] : [])].filter(isForThem(session))
  return entries.filter(({ label }, at) => entries.findIndex((entry) => entry.label === label) === at)
}

export const isElsewhere = (to: string) => to.startsWith('https://')
