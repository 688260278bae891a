import type { Notice } from '#platform/jobs/notify.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { paths } from '#src/paths.ts'

interface About {
  description: string
  pence: number
}

const DAYS = 'Your bank shows it within 5 to 10 working days.'

/** `documentName`: what the invoice is called, with its number. */
export const receipt = ({ description, pence }: About, documentName: string): Notice => ({
  subject: `You paid ${moneyText(pence)}: ${description}`,
  paragraphs: [
    `Thank you. We have received ${moneyText(pence)} for: ${description}.`,
    `${documentName} is with your payments. You can download it whenever you need it.`,
  ],
  button: { words: 'See your payments', link: paths.payments },
})

export const couldNotGive = ({ description, pence }: About, why: string): Notice => ({
  subject: `Your ${moneyText(pence)} is going back to your card`,
  paragraphs: [
    `Thank you for your payment of ${moneyText(pence)} for: ${description}. We are sending all of it back. ${why}.`,
    `You do not have to do anything: it goes to the card that you paid with. ${DAYS}`,
    'The papers of it are with your payments.',
  ],
  button: { words: 'See your payments', link: paths.payments },
})

export const paidTwice = ({ description }: About, pence: number): Notice => ({
  subject: `${moneyText(pence)} is going back to your card`,
  paragraphs: [
    `We have received ${moneyText(pence)} from you that you did not owe any more, for: ${description}.`,
    `You do not have to do anything: all of it goes to the card that you paid with. ${DAYS}`,
  ],
  button: { words: 'See your payments', link: paths.payments },
})

/** `note`: what the credit note is called, with its number. */
export const refundMade = ({ description }: About, { pence, reason, note }: { pence: number; reason: string; note: string }): Notice => ({
  subject: `We’ve refunded ${moneyText(pence)}`,
  paragraphs: [
    `${moneyText(pence)} of what you paid is on its way to the card that you paid with. It was for: ${description}. ${DAYS}`,
    `Why: ${reason.replace(/\.$/, '')}.`,
    `${note} is with your payments. You can download it whenever you need it.`,
  ],
  button: { words: 'See your payments', link: paths.payments },
})

export const refundFailed = ({ description }: About, pence: number): Notice => ({
  subject: `Your bank did not take ${moneyText(pence)} back`,
  paragraphs: [
    `We sent ${moneyText(pence)} back to the card with which you paid for: ${description}. The bank did not take it, perhaps because the card has been replaced.`,
    'The money is still yours. You do not have to do anything now: we find another way and write to you.',
  ],
  button: { words: 'See your payments', link: paths.payments },
})

export const bankHolds = ({ description }: About, pence: number): Notice => ({
  subject: `Your bank asks about your payment of ${moneyText(pence)}`,
  paragraphs: [
    `Your bank tells us that something may be wrong with the payment of ${moneyText(pence)} for: ${description}. It holds the money until it has decided.`,
    'What you haven’t used is on hold until then. Every registered animal stays registered, and finders can still reach you.',
    'If you asked your bank by mistake, tell them so: that is the quickest way. If someone else used your card, you don’t need to do anything.',
  ],
  button: { words: 'See your payments', link: paths.payments },
})

export const disputeWon = ({ description }: About, pence: number): Notice => ({
  subject: 'Your bank has decided, and everything is yours again',
  paragraphs: [`Your bank has decided that the payment of ${moneyText(pence)} for: ${description} stands. What waited can be used again.`],
  button: { words: 'See your payments', link: paths.payments },
})

/** What becomes of what was not used where the bank has taken money back. */
const REST = {
  ended: 'What you had not used of it has ended. Every animal that was registered with it stays registered.',
  usable: 'What you bought stays yours, and can be used again.',
  held: 'What you bought stays yours. What you have not used of it waits until your bank has decided about the rest.',
}

/** `note`: what the credit note is called, with its number. */
export const bankTookBack = (
  { description }: About,
  { pence, rest, note }: { pence: number; rest: keyof typeof REST; note: string },
): Notice => ({
  subject: `Your bank has given you back ${moneyText(pence)}`,
  paragraphs: [
    `Your bank has decided that ${moneyText(pence)} of what you paid goes back to you. It was for: ${description}.`,
    REST[rest],
    `${note} is with your payments. You can download it whenever you need it.`,
  ],
  button: { words: 'See your payments', link: paths.payments },
})

/** `how`: in which way Staff have paid it; `note`: what the credit note is called, where one is new. */
export const refundPaid = ({ description }: About, { pence, how, note }: { pence: number; how: string; note: string | null }): Notice => ({
  subject: `We’ve refunded ${moneyText(pence)} in another way`,
  paragraphs: [
    `Your bank did not take back ${moneyText(pence)} of what you paid for: ${description}. We have paid it in another way: ${how}.`,
    ...(note ? [`${note} is with your payments. You can download it whenever you need it.`] : []),
  ],
  button: { words: 'See your payments', link: paths.payments },
})

export const notTaken = ({ description, pence }: About, why: string | null, link: string): Notice => ({
  subject: `Your payment of ${moneyText(pence)} did not go through`,
  paragraphs: [
    `You wanted to pay for: ${description}. ${why ?? 'The bank did not take the payment.'} Nothing was taken from your card.`,
    'You can pay in another way, or try the same card again.',
  ],
  button: { words: 'Pay now', link },
})
