import { moneyText } from '#platform/text/moneytext.ts'

/** What a registration costs and what is free, as it is said wherever a registration is offered. */
export const priceWords = (pence: number | null): string =>
  `${pence === null ? 'You pay for a registration once.' : `Registration costs ${moneyText(pence)} once.`} Every change, lookup and message after that is free for ever.`

/** How a registration costs its keeper nothing. */
export const FREE_WAYS = 'With a registration code or a credit, or if a breeder, rescue or implanter has paid, it’s free.'
