import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { PROFILE_TYPES } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { pages } from '#src/routes.ts'
import { holdsTrade } from './trade.ts'
import { linksOf, tradeAt } from './trades.ts'

const [implanter, breeder] = [['Implanter'], ['Breeder']].map((profileTypes) => tradeAt(paths.apiKeys, { profileTypes }, null))
const both = { profileTypes: ['Implanter', 'Breeder'] }

test('the pages of a trade stay named on the pages that every account has', () => {
  for (const shared of [paths.profile, paths.payments, paths.requests, paths.conversations, paths.apiKeys])
    for (const type of ['Implanter', 'Breeder', 'Welfare']) expect(tradeAt(shared, { profileTypes: [type] }, null)?.type).toBe(type)
})

test('of two trades, the one whose page was open before is named', () => {
  expect(tradeAt(paths.litters, both, implanter ?? null)).toBe(breeder)
  expect(tradeAt(paths.payments, both, breeder ?? null)).toBe(breeder)
  expect(tradeAt(paths.payments, both, null)).toBe(implanter)
})

test('a Customer sees their own pages alone, until they come from those of their trade', () => {
  const session = { profileTypes: ['Customer', 'Breeder'] }
  expect(tradeAt(paths.payments, session, null)).toBeNull()
  expect(tradeAt(paths.payments, session, breeder ?? null)).toBe(breeder)
  expect(tradeAt(paths.customerDashboard, session, breeder ?? null)).toBeNull()
})

test('what somebody no longer holds is named no more', () => {
  expect(tradeAt(paths.payments, { profileTypes: ['Customer'] }, breeder ?? null)).toBeNull()
  expect(tradeAt(paths.litters, null, breeder ?? null)).toBeNull()
})

test('every page that a trade names is there', () => {
  for (const type of ['Implanter', 'Breeder', 'Welfare'])
    expect(
      tradeAt(paths.profile, { profileTypes: [type] }, null)?.links.filter(({ to }) => !pages.some(({ path }) => matchPath(path, to))),
    ).toEqual([])
})

test.each(PROFILE_TYPES)('%s has pages above every page exactly where there are any to name', (type) => {
  expect(holdsTrade({ profileTypes: [type] })).toBe(tradeAt(paths.profile, { profileTypes: [type] }, null) !== null)
})

test('the pages of its owners are named to no other member', () => {
  const trade = tradeAt(paths.welfareDashboard, { profileTypes: ['Welfare'] }, null)
  if (!trade) throw new Error('A rescue has a trade')
  const named = (role: 'manager' | 'owner') => linksOf(trade, { working: { member: 'Jo', role } }).map(({ label }) => label)
  expect(named('owner')).toEqual(expect.arrayContaining(['People', 'API keys']))
  expect(named('manager')).not.toContain('People')
  expect(named('manager')).not.toContain('API keys')
  expect(linksOf(trade, { working: null })).toEqual(trade.links)
})

test('who works as a practice is shown Register a chip if they’re an implanter, and never the qualification of its holder', () => {
  const trade = tradeAt(paths.implanterHome, { profileTypes: ['Implanter'] }, null)
  if (!trade) throw new Error('An implanter has a trade')
  const named = (role: 'readOnly' | 'teamMember' | 'manager' | 'owner', isQualified: boolean) =>
    linksOf(trade, { working: { member: 'Jo', role, isQualified } }).map(({ label }) => label)
  const ofOwners = ['Qualification', 'People', 'Register a chip']
  expect(trade.links.map(({ label }) => label)).toEqual(expect.arrayContaining(ofOwners))
  const shown = (labels: string[]) => ['Register a chip', 'Payouts', 'People', 'Qualification'].filter((label) => labels.includes(label))
  expect(shown(named('teamMember', false))).toEqual([])
  expect(shown(named('readOnly', true))).toEqual([])
  expect(shown(named('teamMember', true))).toEqual(['Register a chip'])
  expect(shown(named('manager', false))).toEqual(['Payouts'])
  expect(shown(named('owner', true))).toEqual(['Register a chip', 'Payouts', 'People'])
})
