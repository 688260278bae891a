import { moneyText } from '#platform/text/moneytext.ts'
import type { Reservation } from '../../shapes.ts'

/** "Reserved for Ada Frost, £200 of £1,200 paid" */
export function reservedText({ name, depositPence, pricePence }: Reservation): string {
  const of = pricePence === null ? '' : ` of ${moneyText(pricePence)}`
  if (depositPence) return `Reserved for ${name}, ${moneyText(depositPence)}${of} paid`
  return `Reserved for ${name}${pricePence === null ? '' : `, ${moneyText(pricePence)}`}`
}
