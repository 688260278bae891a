import type { Notice } from '#platform/jobs/notify.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { TO_A_CARD } from '#platform/text/refunddays.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'

const button = { words: 'See your subscription', link: paths.tailTagPlus }
const FREE = 'Your tags still work: anyone who scans one can reach you, for free.'

interface Costs {
  name: string
  pence: number
  every: 'month' | 'year'
}

const priceOf = ({ pence, every }: Costs) => `${moneyText(pence)} a ${every}`

export const trialBegan = ({ until, ...plan }: Costs & { until: Date }): Notice => ({
  subject: 'Your TailTag Plus trial has started',
  paragraphs: [
    `It’s free until ${whenText(until, 'day')}. After that it costs ${priceOf(plan)}, unless you cancel before then.`,
    'We’ll remind you before we charge your card. You can cancel in two clicks on the page below.',
  ],
  button,
})

export const charged = ({ plan, pence, refundUntil }: { plan: string; pence: number; refundUntil: Date | null }): Notice => ({
  subject: `You paid ${moneyText(pence)}: ${plan}`,
  paragraphs: [
    `Thank you. We’ve received your payment of ${moneyText(pence)} for ${plan}.`,
    refundUntil
      ? `If you change your mind, cancel by ${whenText(refundUntil, 'day')} and we’ll refund all of it.`
      : 'You can cancel at any time. It then ends with the period you’ve paid for.',
  ],
  button,
})

export const paymentFailed = ({ pence }: Costs): Notice => ({
  subject: 'We couldn’t take your payment for TailTag Plus',
  paragraphs: [
    `Your card didn’t pay the ${moneyText(pence)} for TailTag Plus. Nothing changes for 14 days. Change your card before then to keep it.`,
    FREE,
  ],
  button: { words: 'Change your card', link: paths.tailTagPlus },
})

/** `daysLeft`: until the subscription ends. */
export const stillUnpaid = ({ pence, daysLeft }: { pence: number; daysLeft: number }): Notice => ({
  subject: `TailTag Plus ends in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}`,
  paragraphs: [`We still haven’t been able to take ${moneyText(pence)} from your card. Change your card to keep TailTag Plus.`, FREE],
  button: { words: 'Change your card', link: paths.tailTagPlus },
})

export const lapsed = (): Notice => ({
  subject: 'Your TailTag Plus has ended',
  paragraphs: ['We couldn’t take a payment for 14 days, so TailTag Plus has ended. You don’t owe us anything.', FREE],
  button: { words: 'Start it again', link: paths.tailTagPlus },
})

export const ended = (): Notice => ({
  subject: 'Your TailTag Plus has ended',
  paragraphs: ['You cancelled TailTag Plus, and it’s now over. We won’t charge your card.', FREE],
  button,
})

/** `endsAt`: null where it ended right away, with a refund. */
export const cancelled = ({ endsAt, refunded }: { endsAt: Date | null; refunded: number }): Notice => ({
  subject: 'You’ve cancelled TailTag Plus',
  paragraphs: [
    refunded > 0
      ? `It’s over, and ${moneyText(refunded)} is going back to your card. ${TO_A_CARD}`
      : `It works until ${endsAt ? whenText(endsAt, 'day') : 'today'}, and we won’t charge your card. You can change your mind until then.`,
    FREE,
  ],
  button,
})

export const trialEnds = ({ until, ...plan }: Costs & { until: Date }): Notice => ({
  subject: `Your TailTag Plus trial ends on ${whenText(until, 'day')}`,
  paragraphs: [`We’ll then charge your card ${priceOf(plan)}. If you don’t want that, cancel before then. It takes two clicks.`, FREE],
  button,
})

export const renews = ({ until, ...plan }: Costs & { until: Date }): Notice => ({
  subject: `TailTag Plus renews on ${whenText(until, 'day')}`,
  paragraphs: [`We’ll then charge your card ${priceOf(plan)}. You can cancel in two clicks, and keep it until then.`, FREE],
  button,
})
