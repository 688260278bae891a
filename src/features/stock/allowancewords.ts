import { countText } from '#platform/text/counttext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { site } from '#src/site.ts'
import { chipsText } from './kit/chipstext.ts'
import { FIRST_ORDER, MOST_OF_ALL } from './lifecycle.ts'

interface Allowance {
  most: number
  limit: number
  counted: number
  waiting: number
  coming: number
  raised: { chips: number; lastDay: string } | null
}

/** STOCK-1 How many chips an implanter can order now, what of their implants counts for it, and how they get more. */
export const allowanceWords = (allowance: Allowance): string => `${allowanceTitle(allowance)}. ${allowanceReasons(allowance)}`

/** The first of it, which heads the choice of packs. */
export const allowanceTitle = ({ most }: Pick<Allowance, 'most'>) =>
  most > 0 ? `You can order ${chipsText(most)} now` : 'You can’t order any more chips now'

/** How that comes about, and how it grows. */
export function allowanceReasons({ limit, counted, waiting, coming, raised }: Allowance): string {
  return [
    limitWords(limit - (raised?.chips ?? 0), counted),
    ...(limit < MOST_OF_ALL ? [WHY] : []),
    ...(raised ? [`We’ve added ${chipsText(raised.chips)} to that until ${whenText(raised.lastDay, 'day')}.`] : []),
    ...(coming > 0 ? [`We’ve taken off the ${chipsText(coming)} on ${coming === 1 ? 'its' : 'their'} way to you.`] : []),
    ...(waiting > 0 ? [waitingWords(waiting)] : []),
    ...(limit === FIRST_ORDER ? [`It grows as you implant: with ${FIRST_ORDER} implants that count, it’s ${2 * FIRST_ORDER}.`] : []),
    ...(limit < MOST_OF_ALL ? [`If you need more, ask us on the orders page or ring us on ${site.phone}.`] : []),
  ].join(' ')
}

function limitWords(limit: number, counted: number): string {
  if (limit === MOST_OF_ALL) return `Your limit is ${chipsText(limit)}, the most that anyone can have at a time.`
  if (limit > FIRST_ORDER)
    return `Your limit is ${chipsText(limit)}: twice the ${countText(counted)} implants of the last 90 days that count. ${WHAT_COUNTS}`
  const so = counted === 0 ? 'none count yet' : `${countText(counted)} ${counted === 1 ? 'counts' : 'count'} so far`
  return `Your limit is ${chipsText(limit)}, or twice your implants of the last 90 days if that’s more: ${so}. ${WHAT_COUNTS}`
}

const WHY = 'We keep orders close to what you implant, so that chips don’t run out of date and we know where each one is.'

const WHAT_COUNTS = 'An implant counts if the chip came from us, or once the keeper has confirmed it.'

const waitingWords = (waiting: number) =>
  waiting === 1
    ? '1 is waiting for its keeper, and counts once they confirm.'
    : `${countText(waiting)} are waiting for their keepers, and count once they confirm.`
