import { expect, test } from 'vitest'
import { ownContact } from './owncontact.ts'

const account = { name: 'Dilys Chips', email: 'dilys@example.org', mobile: '+447700900101' }

test('who is signed in finds their name, e-mail and mobile filled in', () => {
  expect(ownContact(account, { finderName: '', finderEmail: ' ', finderMobile: '' })).toEqual({
    finderName: 'Dilys Chips',
    finderEmail: 'dilys@example.org',
    finderMobile: '07700 900101',
  })
})

test('what they’ve typed stays, and what the account doesn’t say stays empty', () => {
  const typed = { finderName: 'Reception', finderEmail: '', finderMobile: '' }
  expect(ownContact({ ...account, mobile: null }, typed)).toEqual({ finderEmail: 'dilys@example.org' })
})
