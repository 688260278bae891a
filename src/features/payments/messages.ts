import type { Notice } from '#platform/jobs/notify.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { TO_A_CARD } from '#platform/text/refunddays.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'

interface About {
  description: string
  pence: number
}

const DAYS = TO_A_CARD

/** `documentName`: what the invoice is called, with its number; `cancelling`: how it can be cancelled, where it can; `until`: the same for a letter on paper. */
export const receipt = (
  { description, pence }: About,
  documentName: string,
  cancelling: readonly string[],
  until: Date | null = null,
): Notice => ({
  subject: `You paid ${moneyText(pence)}: ${description}`,
  paragraphs: [
    `Thank you. We’ve received your payment of ${moneyText(pence)} for: ${description}.`,
    `${documentName} is on your payments page. You can download it whenever you need it.`,
    ...cancelling,
  ],
  onPaper: [
    `Thank you. We’ve received your payment of ${moneyText(pence)} for: ${description}.`,
    `Keep this letter as your receipt: we call it ${documentName}.`,
    ...(until ? [cancellingByPost(until)] : []),
  ],
  button: { words: 'See your payments', link: paths.payments },
  fixed: {
    subject: `You paid ${moneyText(pence)}`,
    paragraphs: [`Thank you. We’ve received your payment. ${documentName} is on your payments page.`],
    button: { words: 'See your payments', link: paths.payments },
  },
})

/** PAY-9, PAY-10 What the law has the receipt say (SI 2013/3134 regs 13 and 16): until when, how, and what that doesn’t cover. */
export const cancellingWords = (until: Date, isStartAsked: boolean, paid: 'byCard' | 'byHand' = 'byCard'): string[] => [
  `You can cancel until the end of ${whenText(until, 'day')}, without a reason. Press “Cancel” on your payments page, or call or write to us: “Cancel or return” on our website has words you can use. ${WAY_BACK[paid]}`,
  isStartAsked
    ? 'You asked us to start straight away. So a registration that has paid for a pet can’t be cancelled. What you haven’t used can.'
    : 'You get back what you haven’t used.',
]

const cancellingByPost = (until: Date) =>
  `You can cancel until the end of ${whenText(until, 'day')}, without a reason: call or write to us. You get back what you haven’t used, and we’ll ask you how you’d like the money back.`

const WAY_BACK = { byCard: 'We’ll refund the card you paid with.', byHand: 'We’ll ask you how you’d like the money back.' }

export const couldNotGive = ({ description, pence }: About, why: string): Notice => ({
  subject: `Your ${moneyText(pence)} is going back to your card`,
  paragraphs: [
    `Thank you for your payment of ${moneyText(pence)} for: ${description}. We’re refunding all of it. ${why}.`,
    `You don’t need to do anything. The money is going back to the card you paid with. ${DAYS}`,
    'You’ll find the documents on your payments page.',
  ],
  button: { words: 'See your payments', link: paths.payments },
})

export const paidTwice = ({ description }: About, pence: number): Notice => ({
  subject: `${moneyText(pence)} is going back to your card`,
  paragraphs: [
    `You paid us ${moneyText(pence)} that you no longer owed, for: ${description}.`,
    `You don’t need to do anything. We’re refunding all of it to the card you paid with. ${DAYS}`,
  ],
  button: { words: 'See your payments', link: paths.payments },
})

/** `note`: what the credit note is called, with its number. */
export const refundMade = ({ description }: About, { pence, reason, note }: { pence: number; reason: string; note: string }): Notice => ({
  subject: `We’ve refunded ${moneyText(pence)}`,
  paragraphs: [
    `We’ve refunded ${moneyText(pence)} to the card you paid with. It was for: ${description}. ${DAYS}`,
    `Why: ${reason.replace(/\.$/, '')}.`,
    `${note} is on your payments page. You can download it whenever you need it.`,
  ],
  button: { words: 'See your payments', link: paths.payments },
})

export const refundFailed = ({ description }: About, pence: number): Notice => ({
  subject: `Your bank couldn’t accept your ${moneyText(pence)} refund`,
  paragraphs: [
    `We tried to refund ${moneyText(pence)} to the card you used to pay for: ${description}. Your bank didn’t accept it, perhaps because the card has been replaced.`,
    'The money is still yours, and you don’t need to do anything now. We’ll find another way to pay you and write to you about it.',
  ],
  button: { words: 'See your payments', link: paths.payments },
})

const WHEN_DONE = 'We’ll write to you when we’ve done it. If we need your bank details, we’ll ask you for them.'

export const refundByHand = ({ description }: About, pence: number): Notice => ({
  subject: `We’re paying you back ${moneyText(pence)}`,
  paragraphs: [`It was for: ${description}. You didn’t pay by card, so our staff will pay you back in another way.`, WHEN_DONE],
  onPaper: [`It was for: ${description}. Our staff will pay you back.`, WHEN_DONE],
  button: { words: 'See your payments', link: paths.payments },
})

/** `how`: in which way Staff have paid it; `note`: what the credit note is called. */
export const refundPaidByHand = (
  { description }: About,
  { pence, how, note }: { pence: number; how: string; note: string | null },
): Notice => ({
  subject: `We’ve paid you back ${moneyText(pence)}`,
  paragraphs: [
    `It was for: ${description}. We’ve paid it ${how}.`,
    ...(note ? [`${note} is on your payments page. You can download it whenever you need it.`] : []),
  ],
  onPaper: [`It was for: ${description}. We’ve paid it ${how}.`, ...(note ? [`Keep this letter: we call it ${note}.`] : [])],
  button: { words: 'See your payments', link: paths.payments },
})

export const bankHolds = ({ description }: About, pence: number): Notice => ({
  subject: `Your bank is asking about your payment of ${moneyText(pence)}`,
  paragraphs: [
    `Your bank told us that something may be wrong with your payment of ${moneyText(pence)} for: ${description}. It’s holding the money until it decides.`,
    'What you haven’t used is on hold until then. Every registered animal stays registered, and finders can still reach you.',
    'If you contacted your bank by mistake, tell them: that’s the quickest way to sort it out. If someone else used your card, you don’t need to do anything.',
  ],
  button: { words: 'See your payments', link: paths.payments },
})

export const disputeWon = ({ description }: About, pence: number): Notice => ({
  subject: 'Your bank has confirmed your payment',
  paragraphs: [
    `Your bank has decided that we keep your payment of ${moneyText(pence)} for: ${description}. You can now use what was on hold.`,
  ],
  button: { words: 'See your payments', link: paths.payments },
})

/** What becomes of what was not used where the bank has taken money back. */
const REST = {
  ended: 'We’ve cancelled what you hadn’t used. Every animal you registered with it stays registered.',
  usable: 'What you bought is still yours, and you can use it again.',
  held: 'What you bought is still yours. What you haven’t used is on hold until your bank decides about the rest.',
}

/** `note`: what the credit note is called, with its number. */
export const bankTookBack = (
  { description }: About,
  { pence, rest, note }: { pence: number; rest: keyof typeof REST; note: string },
): Notice => ({
  subject: `Your bank has given you back ${moneyText(pence)}`,
  paragraphs: [
    `Your bank has decided to give you back ${moneyText(pence)}. It was for: ${description}.`,
    REST[rest],
    `${note} is on your payments page. You can download it whenever you need it.`,
  ],
  button: { words: 'See your payments', link: paths.payments },
})

/** `how`: in which way Staff have paid it; `note`: what the credit note is called, where one is new. */
export const refundPaid = ({ description }: About, { pence, how, note }: { pence: number; how: string; note: string | null }): Notice => ({
  subject: `We’ve refunded ${moneyText(pence)} another way`,
  paragraphs: [
    `Your bank didn’t accept a refund of ${moneyText(pence)} for: ${description}. We’ve paid you another way: ${how}.`,
    ...(note ? [`${note} is on your payments page. You can download it whenever you need it.`] : []),
  ],
  button: { words: 'See your payments', link: paths.payments },
})

export const notTaken = ({ description, pence }: About, why: string | null, link: string): Notice => ({
  subject: `Your payment of ${moneyText(pence)} didn’t go through`,
  paragraphs: [
    `You tried to pay for: ${description}. ${why ?? 'Your bank declined the payment.'} No money was taken from your card.`,
    'You can pay with another card, or try the same card again.',
  ],
  button: { words: 'Pay now', link },
})
