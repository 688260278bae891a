import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'

interface Prize {
  label: string
  claimBy: Date
}

const button = { words: 'Claim your prize', link: paths.wheel }

/** WHEEL-1 */
export const prizeWon = ({ label, claimBy }: Prize): Notice => ({
  subject: `You’ve won: ${label}`,
  paragraphs: [
    `You spun our wheel of prizes and won: ${label}.`,
    `Claim it by ${whenText(claimBy, 'day')}. It costs nothing, and you don’t have to buy anything first.`,
  ],
  button,
})

/** WHEEL-2 */
export const prizeClaimed = (label: string, given: string): Notice => ({
  subject: `Your prize: ${label}`,
  paragraphs: [`You’ve claimed your prize: ${label}.`, given],
})

/** WHEEL-3 */
export const prizeWaits = ({ label, claimBy }: Prize): Notice => ({
  subject: `Your prize is waiting: ${label}`,
  paragraphs: [`You won ${label} and haven’t claimed it yet. You can until ${whenText(claimBy, 'day')}; after that it lapses.`],
  button,
})
