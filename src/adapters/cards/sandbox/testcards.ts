/** What a card of the sandbox does when somebody pays with it. The numbers are the ones that the provider publishes for testing. */
export type Outcome = 'pays' | 'asksBank' | { code: string; declineCode: string | null; message: string }

interface TestCard {
  number: string
  words: string
  outcome: Outcome
}

const declined = (declineCode: string, message: string): Outcome => ({ code: 'card_declined', declineCode, message })

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', words: 'pays', outcome: 'pays' },
  { number: '4000002760003184', words: 'pays after a step at the bank (3-D Secure)', outcome: 'asksBank' },
  { number: '4000000000007726', words: 'pays; refunds arrive a minute later', outcome: 'pays' },
  { number: '4000000000005126', words: 'pays; refunds fail a minute later', outcome: 'pays' },
  { number: '4000000000000259', words: 'pays; the bank disputes it as fraud a minute later', outcome: 'pays' },
  {
    number: '4000000000000341',
    words: 'can be kept for later; charges are declined',
    outcome: declined('generic_decline', 'Your card was declined.'),
  },
  { number: '4000000000000002', words: 'is declined', outcome: declined('generic_decline', 'Your card was declined.') },
  {
    number: '4000000000009995',
    words: 'doesn’t have enough money',
    outcome: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  { number: '4000000000009987', words: 'is lost', outcome: declined('lost_card', 'Your card was declined.') },
  {
    number: '4000000000000069',
    words: 'has expired',
    outcome: { code: 'expired_card', declineCode: null, message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    words: 'has a different security code',
    outcome: { code: 'incorrect_cvc', declineCode: null, message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    words: 'hits an error at the bank',
    outcome: { code: 'processing_error', declineCode: null, message: 'An error occurred while processing your card. Try again.' },
  },
]

/** The provider's names for ready-made cards. */
const NAMED: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_threeDSecure2Required: '4000002760003184',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
  pm_card_createDispute: '4000000000000259',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
}

/** What happens with a card: by its number, or the name of a ready-made one. A real number is refused, for the sandbox must never hold one. */
export function outcomeOf(card: string): Outcome {
  const number = numberOf(card)
  const known = TEST_CARDS.find((one) => one.number === number)
  return (
    known?.outcome ?? {
      code: 'card_declined',
      declineCode: 'test_mode_live_card',
      message: 'This is a test: only the test cards work here.',
    }
  )
}

/** The card that is only declined once it is charged. */
const DECLINED_LATER = '4000000000000341'

/** What happens where a card is to be kept for later charges. */
export const keepingOf = (card: string): Outcome => (numberOf(card) === DECLINED_LATER ? 'pays' : outcomeOf(card))

const numberOf = (card: string) => NAMED[card] ?? card.replace(/\D/g, '')

/** The provider's name for a card that has one. */
export const methodOf = (card: string): string | null => Object.keys(NAMED).find((name) => NAMED[name] === numberOf(card)) ?? null

/** What becomes of money that is refunded to a card, where that is not at once and for good. */
export const REFUNDS: Record<string, { first: string; then: string }> = {
  pm_card_pendingRefund: { first: 'pending', then: 'succeeded' },
  pm_card_refundFail: { first: 'succeeded', then: 'failed' },
}

/** The cards whose payment is disputed, and what the bank says that its holder says. */
export const DISPUTES: Record<string, string> = { pm_card_createDispute: 'fraudulent' }
