import { expect, test } from 'vitest'
import { waitingFor } from './waiting.ts'

const now = new Date('2026-11-21T12:00:00Z')

const account = {
  id: '019aa000-0000-7000-8000-000000000001',
  status: 'active',
  name: 'Anna Hughes',
  email: 'anna@homeward.example',
  emailVerified: true,
  emailWaiting: null,
  mobile: '+447700900101',
  mobileVerified: true,
  mobileWaiting: null,
  address: null,
  secondContact: { name: 'Huw Hughes', phone: '+447700900111' },
  vetPractice: null,
  rescueBackup: null,
  marketing: false,
  alertByEmail: true,
  alertBySms: true,
  antiPhishingWord: null,
  profiles: [],
  createdAt: '2024-01-01T00:00:00.000Z',
  contactConfirmedAt: '2026-11-01T00:00:00.000Z',
  closesAt: null,
  exportLink: '',
} as const
const settled = { account: { ...account, profiles: [] }, unpaid: [], lookups: [] }
const found = { lookupId: 'l1', petName: 'Biscuit', unread: 2, threadId: 't1' }

const kinds = (known: Parameters<typeof waitingFor>[0]) => waitingFor(known, now).map(({ kind }) => kind)

test('nothing waits for a keeper who can be reached, is up to date and owes nothing', () => {
  expect(waitingFor(settled, now)).toEqual([])
})

test('a message from a finder comes before everything else', () => {
  const everything = {
    account: { ...settled.account, emailVerified: false, mobileVerified: false, contactConfirmedAt: null, secondContact: null },
    unpaid: [{ id: 'p1', name: 'Olive' }],
    lookups: [found],
  }
  expect(kinds(everything)).toEqual(['message', 'email', 'mobile', 'details', 'payment', 'secondContact'])
})

test('a message that has been read does not wait', () => {
  expect(kinds({ ...settled, lookups: [{ ...found, unread: 0 }] })).toEqual([])
})

test('a number that waits for its code is the one to confirm', () => {
  const known = { ...settled, account: { ...settled.account, mobileVerified: false, mobileWaiting: '+447700900222' } }
  expect(waitingFor(known, now)).toEqual([{ kind: 'mobile', mobile: '+447700900222' }])
})

test('details are asked about after half a year, more firmly after a whole one', () => {
  const confirmed = (contactConfirmedAt: string) => ({ ...settled, account: { ...settled.account, contactConfirmedAt } })
  expect(kinds(confirmed('2026-06-01T00:00:00.000Z'))).toEqual([])
  expect(waitingFor(confirmed('2026-04-01T00:00:00.000Z'), now)).toMatchObject([{ kind: 'details', longAgo: false }])
  expect(waitingFor(confirmed('2025-11-01T00:00:00.000Z'), now)).toMatchObject([{ kind: 'details', longAgo: true }])
})

test('an account opened this week is not asked whether its details are still right', () => {
  const fresh = { ...settled.account, createdAt: '2026-11-19T00:00:00.000Z', contactConfirmedAt: null }
  expect(kinds({ ...settled, account: fresh })).toEqual([])
})
