import { expect, test } from 'vitest'
import { answerText, tableOf, textOf } from './table.ts'

test('columns begin under their labels, as they are read in the United Kingdom; empty ones are left out', () => {
  const rows = [
    { chipNumber: '977200009412683', since: '2026-07-01T13:30:00.000Z', left: { pence: 1250, currency: 'GBP' }, note: null, ready: true },
    { chipNumber: '1', since: '2026-03-27', left: { pence: 0, currency: 'GBP' }, note: null, ready: false },
  ]
  expect(tableOf(rows)).toEqual([
    'Chip number          Since                  Left    Ready',
    '977 200 009 412 683  1 July 2026 at 2:30pm  £12.50  yes',
    '1                    27 March 2026          £0      no',
  ])
})

test('a long text stands under its row, and lists are joined', () => {
  const words = 'It shows nothing in its packet, whichever of our readers we try.'
  const ranges = [{ from: '981100004701001', to: '981100004701002', batch: 'DM-1' }]
  expect(tableOf([{ id: 'a', words, ranges }])).toEqual([
    'Id',
    'a',
    `  Words: ${words}`,
    '  Ranges: 981 100 004 701 001 to 981 100 004 701 002, batch DM-1',
  ])
})

test('an answer is its sentence with what is to be known, or says that a list is empty', () => {
  expect(answerText('The order is packed', null)).toBe('The order is packed.')
  expect(answerText('It is lost', { lost: 25, why: null })).toBe('It is lost.\nLost:  25')
  expect(answerText('The orders', { items: [] })).toBe('The orders: none')
})

test('an id is as short as it can be told apart, and what something is about is said in words', () => {
  const orderId = '019aa000-0000-7000-8000-00004f2c91d7'
  expect(tableOf([{ orderId, status: 'packed' }])).toEqual(['Order id  Status', '4f2c91d7  packed'])
  expect(answerText('The order is packed', null, new Map([['orderId', '25 microchips for Idris Vaughan']]))).toBe(
    'The order is packed.\nOrder:  25 microchips for Idris Vaughan',
  )
})

test('a refund that another member of staff has to approve isn’t said to be made', () => {
  const refund = { amount: '£250', words: '', proposalId: null, next: '' }
  expect(answerText('The refund is recorded', refund)).toMatch(/^The refund is recorded\./)
  expect(answerText('The refund is recorded', { ...refund, proposalId: '019aa000' })).toMatch(/^Proposed, waiting for approval\./)
})

test('goods and refunds inside a row are read as people say them', () => {
  const back = (amount: number, waits: boolean) => ({
    amount: { pence: amount, currency: 'GBP' },
    worth: { pence: 500, currency: 'GBP' },
    waits,
  })
  expect(answerText('Back', { refund: back(500, false) })).toBe('Back.\nRefund:  £5')
  expect(answerText('Back', { refund: back(300, true) })).toBe(
    'Back.\nRefund:  £3, of the £5 it cost: no more is left of what was paid, once the payer’s bank has decided',
  )
  expect(
    textOf([
      { pieces: 1, what: 'crate' },
      { line: 2, pieces: 3 },
    ]),
  ).toBe('1 × crate; 3 of line 2')
})
