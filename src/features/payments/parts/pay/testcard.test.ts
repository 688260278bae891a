import { expect, test } from 'vitest'
import { declinedWords } from '../../declined.ts'
import { intentIn, triedOf } from './testcard.ts'

test('the id of a payment at the provider stands at the front of its secret', () => {
  expect(intentIn('pi_0123abcd_secret_4567')).toBe('pi_0123abcd')
})

test('a card that is taken leaves the rest to our server', () => {
  expect(triedOf({ id: 'pi_1', status: 'succeeded', next_action: null })).toEqual({ is: 'sent' })
})

test('a card whose bank wants a step leads to the bank', () => {
  const answer = { status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example/1' } } }
  expect(triedOf(answer)).toEqual({ is: 'bank', url: 'https://bank.example/1' })
})

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'expired_card' }, 'expired_card'],
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'a code that nobody is told'],
])('a card that is declined with %j is told of in the words of the register', (error, code) => {
  expect(triedOf({ error: { type: 'card_error', message: 'Your card …', ...error } })).toEqual({
    is: 'declined',
    words: declinedWords(code),
  })
})

test('a payment that was paid in another tab is asked about, not told of as declined', () => {
  expect(triedOf({ error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } })).toEqual({ is: 'sent' })
})

test.each([[null], [undefined], ['<html>'], [{ error: { type: 'api_error' } }]])(
  'after %j the payer knows that nothing was taken',
  (answer) => {
    expect(triedOf(answer)).toEqual({ is: 'declined', words: expect.stringContaining('No money was taken') })
  },
)
