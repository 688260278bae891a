import { vatIn } from '#features/payments/policy.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { allowanceWords } from '../../allowancewords.ts'
import type { chipPacksList } from '../../contract.ts'

export type Offer = AnswerOf<typeof chipPacksList>
export type Pack = Offer['packs'][number]

/** How many packs of a size are wanted; the number as a list of choices has it. */
export interface Wanted {
  size: Pack['size']
  quantity: string
}

/** What a pack is, and what its price has in it. */
export const packsWords = ({ vatRate }: Pick<Offer, 'vatRate'>) =>
  `Sterile ISO 11784/11785 chips, each with its needle and labels.${vatRate > 0 ? ' Prices include VAT.' : ''}`

/** The most packs of one size in one order. */
const MOST_PACKS = 10

/** How many packs of a size may be chosen now. */
export const mostPacks = ({ size, inStock }: Pick<Pack, 'size' | 'inStock'>, { may, mostChips }: Pick<Offer, 'may' | 'mostChips'>) =>
  may === true && inStock ? Math.min(MOST_PACKS, Math.floor(mostChips / size)) : 0

/** What one pack costs, in pence, as it is wanted. */
export const penceOf = ({ price, priceWithRegistrations }: Pack, withRegistrations: boolean) =>
  (withRegistrations ? priceWithRegistrations : price).pence

/** The packs that are chosen, what they come to, and the VAT inside: whole pence, by our prices. */
export function sumOf({ packs, vatRate }: Pick<Offer, 'packs' | 'vatRate'>, wanted: readonly Wanted[], withRegistrations: boolean) {
  const lines = packs.flatMap((pack) => {
    const quantity = Number(wanted.find(({ size }) => size === pack.size)?.quantity ?? 0)
    return quantity > 0 ? [{ size: pack.size, quantity, pence: quantity * penceOf(pack, withRegistrations) }] : []
  })
  const pence = lines.reduce((sum, line) => sum + line.pence, 0)
  return { lines, chips: lines.reduce((sum, { size, quantity }) => sum + size * quantity, 0), pence, vatPence: vatIn(pence, vatRate) }
}

/** Why nothing can be ordered now, or null. */
export function whyNone(offer: Offer): { title: string; says: string; isLimit?: true } | null {
  const { may, packs, allowance } = offer
  if (may !== true) return { title: 'You can’t order chips at the moment', says: may.words }
  if (packs.every(({ inStock }) => !inStock)) return { title: 'Our chips are sold out', says: 'Check again in a few days, or ring us.' }
  if (packs.some((pack) => mostPacks(pack, offer) > 0)) return null
  return { title: 'You’ve reached your limit', says: allowanceWords(allowance), isLimit: true }
}
