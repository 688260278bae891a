import { moneyText } from '#platform/text/moneytext.ts'
import type { BreederPet, Reservation } from '../../shapes.ts'

/** "Reserved for Ada Frost, £200 of £1,200 paid"; once it has left, "Sold to Ada Frost for £1,200, £200 paid". */
export function reservedText({ name, depositPence, pricePence }: Reservation, state?: BreederPet['state']): string {
  if (state === 'sold') return `Sold to ${name}${soldFor(depositPence ?? 0, pricePence)}`
  const of = pricePence === null ? '' : ` of ${moneyText(pricePence)}`
  if (depositPence) return `Reserved for ${name}, ${moneyText(depositPence)}${of} paid`
  return `Reserved for ${name}${pricePence === null ? '' : `, ${moneyText(pricePence)}`}`
}

function soldFor(paid: number, price: number | null): string {
  if (price === null) return paid > 0 ? `, ${moneyText(paid)} paid` : ''
  if (paid >= price) return ` for ${moneyText(price)}, paid in full`
  return ` for ${moneyText(price)}, ${paid > 0 ? `${moneyText(paid)} paid` : 'nothing paid yet'}`
}
