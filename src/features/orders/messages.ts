import type { Notice } from '#platform/jobs/notify.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { TO_A_CARD } from '#platform/text/refunddays.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

const button = { words: 'See your orders', link: paths.orders }

export const orderSent = ({ number, tracking }: { number: string; tracking: string }): Notice => ({
  subject: `Order ${number} is on its way`,
  paragraphs: [`We’ve sent your order. Tracking: ${tracking}.`, 'You can send it back for 14 days after it arrives.'],
  button,
  fixed: 'same',
})

/** To a buyer whose order Staff have cancelled, mostly because they rang. */
export const orderCancelled = ({ number, pence, why }: { number: string; pence: number; why: string }): Notice => ({
  subject: `Order ${number} is cancelled`,
  paragraphs: [
    `We’ve cancelled it before it was packed. Why: ${why}.`,
    pence > 0
      ? `${moneyText(pence)} is going back to you the way you paid. To a card, that can take 5 to 10 working days.`
      : 'There’s nothing to refund. If it wasn’t paid for, its goods are back in your cart.',
    `If you didn’t ask for this, ring us on ${site.phone}.`,
  ],
  button,
  fixed: 'same',
})

export const orderTrackingCorrected = ({ number, tracking }: { number: string; tracking: string }): Notice => ({
  subject: `The right tracking number for order ${number}`,
  paragraphs: [`The tracking number we sent you was wrong. The right one is ${tracking}.`, 'You don’t need to do anything else.'],
  button,
  fixed: 'same',
})

export const orderDelivered = (number: string): Notice => ({
  subject: `Order ${number} has been delivered`,
  paragraphs: [
    'We hope everything’s right. If it isn’t, tell us within 30 days and we’ll refund it.',
    'You can also send it back for 14 days if you’ve changed your mind, unless it was engraved for you.',
  ],
  button,
  fixed: 'same',
})

export const orderLapsed = (number: string): Notice => ({
  subject: `Order ${number} wasn’t paid for`,
  paragraphs: ['We held it for 15 minutes. The goods are back in your cart, and you can order them again. We haven’t taken any money.'],
  button: { words: 'See your cart', link: paths.cart },
  fixed: 'same',
})

interface Back {
  number: string
  /** What is coming back, line by line. */
  goods: readonly string[]
  faulty: boolean
  /** Our address. */
  where: string
}

export const sendItBack = ({ number, goods, faulty, where }: Back): Notice => ({
  subject: `How to send back order ${number}`,
  paragraphs: [
    `You’re sending back: ${goods.join(', ')}.`,
    `Write the order number ${number} on the parcel, and send it within 14 days to: ${where}.`,
    faulty
      ? 'We pay for the postage, because something’s wrong with it: keep the receipt and send us its amount.'
      : 'You pay for the postage. We’ll refund you within 14 days of its arrival, the way you paid.',
  ],
  button,
  fixed: 'same',
})

export const returnTakenBack = ({ number, pence }: { number: string; pence: number }): Notice => ({
  subject: `Your return of order ${number} has arrived`,
  paragraphs: [
    pence > 0
      ? `Thank you. ${moneyText(pence)} is going back to you the way you paid. ${TO_A_CARD}`
      : 'Thank you. We’ve refunded you for it already, so there’s nothing more to refund.',
  ],
  button,
  fixed: 'same',
})

export const returnRefused = ({ number, why }: { number: string; why: string }): Notice => ({
  subject: `We can’t refund your return of order ${number}`,
  paragraphs: [why, `If you think that’s wrong, ring us on ${site.phone}.`],
  button,
  fixed: 'same',
})
