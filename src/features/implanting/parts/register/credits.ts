/** How many registrations the implanter can give; `left` is not known without signal. */
export function creditWords(left: number | undefined): string {
  if (left === undefined) return 'They pay nothing. Whether you have one left is checked when it is sent.'
  if (left === 0) return 'You have none left'
  return `They pay nothing. You have ${left === 1 ? 'one' : left.toLocaleString('en-GB')} left.`
}

/** How many are left to give beside those that animals which wait on this device will use. */
export const spare = (left: number | undefined, waiting: readonly { withCredit: boolean }[]) =>
  left === undefined ? undefined : Math.max(0, left - waiting.filter(({ withCredit }) => withCredit).length)

/** That there are too few to give for so many animals, or undefined. */
export function shortWords(left: number | undefined, animals: number): string | undefined {
  if (left === undefined || animals <= left) return undefined
  const missing = animals - left
  return `This file has ${animals.toLocaleString('en-GB')} animals and you have ${left.toLocaleString('en-GB')} in hand: ${missing.toLocaleString('en-GB')} ${missing === 1 ? 'is' : 'are'} missing. Buy more first, or let the keepers pay.`
}
