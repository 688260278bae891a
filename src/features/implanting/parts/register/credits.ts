import { countText } from '#platform/text/counttext.ts'
/** How many registrations the implanter can give; `left` is not known without signal. */
export function creditWords(left: number | undefined): string {
  if (left === undefined) return 'They pay nothing. We’ll check whether you have a credit left when you send it.'
  if (left === 0) return 'You have no credits left'
  return `They pay nothing. You have ${left === 1 ? 'one credit' : `${countText(left)} credits`} left.`
}

/** How many are left to give beside those that animals which wait on this device will use. */
export const spare = (left: number | undefined, waiting: readonly { withCredit: boolean }[]) =>
  left === undefined ? undefined : Math.max(0, left - waiting.filter(({ withCredit }) => withCredit).length)

/** That there are too few to give for so many animals, or undefined. */
export function shortWords(left: number | undefined, animals: number): string | undefined {
  if (left === undefined || animals <= left) return undefined
  const missing = animals - left
  return `This file has ${countText(animals)} animals. You have ${countText(left)} ${left === 1 ? 'credit' : 'credits'}, so you need ${countText(missing)} more. Buy credits first, or let the keepers pay.`
}
