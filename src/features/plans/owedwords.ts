import type * as z from 'zod'
import { moneyText } from '#platform/text/moneytext.ts'
import type { Owed } from './shapes.ts'

type Facts = Omit<z.input<typeof Owed>, 'words'>
type Way = NonNullable<Facts['pay']>
type Line = Pick<Way['lines'][number], 'name' | 'registrations' | 'quantity' | 'amount'>

/** What was paid with credits, what is still owed, and the cheapest way to pay it, in a few sentences. */
export function owedWords({ paid, owing, pay }: Facts): string {
  const used = paid > 0 || owing === 0 ? [paidWords(paid)] : []
  if (!pay) return used.join(' ')
  return [...used, owingWords(owing, pay.amount.pence + pay.saves.pence), ...wayWords(owing, pay)].join(' ')
}

const paidWords = (paid: number) => (paid === 1 ? 'We used one of your credits.' : `We used ${paid} of your credits.`)

const owingWords = (owing: number, pence: number) =>
  owing === 1
    ? `One registration still needs paying for: ${moneyText(pence)}. You can pay for it, or leave it to the animal’s next keeper.`
    : `${owing} registrations still need paying for: ${moneyText(pence)}. You can pay for them now, or leave each one to the animal’s next keeper.`

/** Nothing more is said where each animal gets a registration of its own. */
function wayWords(owing: number, { lines, amount, leftOver, saves }: Way): string[] {
  if (lines.some(({ registrations }) => registrations === null)) return [householdWords(amount.pence)]
  if (lines.every(({ registrations }) => registrations === 1)) return []
  return [
    `The cheapest way to pay for all ${owing} is ${mixtureWords(lines)}.`,
    ...(saves.pence > 0 ? [`You save ${moneyText(saves.pence)}.`] : []),
    ...(leftOver > 0 ? [`You’ll have ${leftOver === 1 ? '1 credit' : `${leftOver} credits`} left over for later.`] : []),
  ]
}

const householdWords = (pence: number) =>
  pence === 0
    ? 'You’ve just paid enough for the household plan. It covers every pet you keep, now and in future.'
    : `The household plan costs ${moneyText(pence)} for every pet you keep, now and in future.`

/** "ten registrations for breeders (£95) and 4 single registrations (£60), £155 together" */
export function mixtureWords(lines: readonly Line[]): string {
  const pence = lines.reduce((sum, { amount }) => sum + amount.pence, 0)
  if (lines.length === 1) return `${lines.map(whatWords).join('')} for ${moneyText(pence)}`
  const each = lines.map((line) => `${whatWords(line)} (${moneyText(line.amount.pence)})`)
  return `${each.slice(0, -1).join(', ')} and ${each.at(-1)}, ${moneyText(pence)} together`
}

function whatWords({ name, registrations, quantity }: Line): string {
  if (registrations === 1) return quantity === 1 ? '1 single registration' : `${quantity} single registrations`
  const many = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return quantity === 1 ? many : `${quantity} lots of ${many}`
}
