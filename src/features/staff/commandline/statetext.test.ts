import { expect, test } from 'vitest'
import { stateText } from './statetext.ts'
import { answerText } from './table.ts'

test.each([
  ['lostInPost', 'lost in post'],
  ['our chip, failedInAnimal', 'our chip, failed in animal'],
  ['awaitingConfirmation', 'awaiting confirmation'],
  ['partRefunded', 'partly refunded'],
  ['creditIssued', 'replacement owed'],
  ['notified', 'keeper told'],
  ['active, e-mail not confirmed, Breeder verified', 'active, e-mail not confirmed, Breeder verified'],
])('%s reads as %s', (state, words) => {
  expect(stateText(state)).toBe(words)
})

test('a table shows its states in words, and what has to be typed again as it is', () => {
  expect(answerText('Orders', { items: [{ source: 'welfareGrant', status: 'partRefunded' }] })).toContain('welfareGrant  partly refunded')
})
