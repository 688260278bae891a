import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import type { MemberRole } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { pages } from '#src/routes.ts'
import { accountChoices } from './account.ts'
import { accountMenu, footerMenu, isElsewhere, mainMenu } from './menu.ts'

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)
const HELP = 'https://help.homeward.example'
/** Whether the route table has a page for this address. */
const hasPage = (to: string) => pages.some(({ path }) => matchPath(path, to) !== null)

test('the header lists its pages in the order that visitors know', () => {
  expect(labels(mainMenu(HELP))).toEqual([
    'Home',
    'Microchipping',
    'TailTag',
    'Lost & Found',
    'Pet Insurance',
    'About Us',
    'Contact Us',
    'Support',
  ])
})

test('TailTag in the header leads to its product and Book Microchipping in the footer to the implanters', () => {
  expect(mainMenu(HELP).find(({ label }) => label === 'TailTag')?.to).toBe('/products/tail-tag')
  const footer = footerMenu(HELP).flatMap(({ entries }) => entries)
  expect(footer.find(({ label }) => label === 'Book Microchipping')?.to).toBe('/implanters')
})

test('a menu never names a page that the route table does not have', () => {
  const named = [...mainMenu(HELP), ...accountMenu({ profileTypes: ['Customer'] }), ...footerMenu(HELP).flatMap(({ entries }) => entries)]
  const inside = named.filter(({ to }) => !isElsewhere(to))
  expect(inside.map(({ to }) => [to, hasPage(to)])).toEqual(inside.map(({ to }) => [to, true]))
})

test('a Customer sees the customer entries, someone with a tag alone the way to it, and every trade its account', () => {
  const seen = (...profileTypes: string[]) => labels(accountMenu({ profileTypes }))
  expect(seen('Customer')).toEqual([
    'Dashboard',
    'My Pets',
    'Profile',
    'TailTag Settings',
    'Shop',
    'Insurance',
    'Lookups',
    'Requests',
    'Bookings',
    'Payments',
  ])
  expect(seen('Implanter', 'Customer')).toHaveLength(10)
  expect(seen('Implanter', 'TT-Customer')).toEqual(['My TailTag', 'Dashboard', 'Requests', 'Payments', 'Profile'])
  for (const trade of ['Implanter', 'Breeder', 'Welfare', 'Student', 'Trainer'])
    expect(seen(trade)).toEqual(['Dashboard', 'Requests', 'Payments', 'Profile'])
  expect(accountMenu(null)).toEqual([])
})

test('without a session the account icon leads to the sign-in page', () => {
  expect(accountChoices(null)).toEqual([{ label: 'Login', to: '/login' }])
})

test.each([
  ['Customer', '/customer-dashboard'],
  ['Implanter', '/implanter-dashboard'],
  ['Breeder', '/breeder-dashboard'],
  ['Welfare', '/welfare-dashboard'],
  ['Student', '/student-dashboard'],
  ['TT-Customer', '/tt-customer-dashboard'],
])('with the one profile type %s the account icon leads to %s', (type, dashboard) => {
  const choices = accountChoices({ profileTypes: [type] })
  expect(choices.map(({ to }) => to)).toEqual([dashboard])
  expect(hasPage(dashboard)).toBe(true)
})

test('several profile types give a choice of those present and no other', () => {
  const all = ['Student', 'Welfare', 'Breeder', 'Implanter', 'Customer']
  expect(labels(accountChoices({ profileTypes: all }))).toEqual(['Customer', 'Implanter', 'Breeder', 'Vet & Welfare', 'Student'])
  expect(labels(accountChoices({ profileTypes: ['Breeder', 'Customer'] }))).toEqual(['Customer', 'Breeder'])
})

test('without a dashboard the account icon leads to the profile', () => {
  expect(accountChoices({ profileTypes: ['Staff'] })[0].to).toBe(paths.profile)
})

test('every guarded page stands behind its guard', () => {
  const guards = Object.fromEntries(pages.map(({ path, guard }) => [path, guard]))
  expect(guards['/login']).toBe('guest')
  for (const { path, guard } of pages) if (path.startsWith('/customer-dashboard')) expect([path, guard]).toEqual([path, 'token'])
})

test('whoever works for organisations can choose one, and whoever works as one sees what was paid only as its manager', () => {
  expect(labels(accountChoices({ profileTypes: ['Customer'], organisations: 1 }))).toEqual(['Customer', 'Work as an organisation'])
  expect(labels(accountMenu({ profileTypes: ['Welfare'], organisations: 2 }))).toContain('Organisations')
  const seen = (role: MemberRole) => labels(accountMenu({ profileTypes: ['Welfare'], working: { member: 'Jo', role } }))
  expect(seen('teamMember')).toEqual(['Dashboard', 'Requests', 'Profile'])
  expect(seen('manager')).toContain('Payments')
})
