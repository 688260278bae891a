import { type Because, because } from '#platform/law/clause.ts'
import type { OtherAnswer } from './queries.ts'

/** CHIP-1 A microchip number is unique over all time: once it is on the register it is never registered again. */
export const TAKEN = 'This microchip is already registered here. If the animal is yours now, ask for its record to be moved to you.'

/** STOCK-4 A chip of our own stock is registered by whoever implants it, and by nobody while it is in no animal. */
export const IN_NOBODY =
  'This microchip is of our stock, and we have not been told that it is in an animal. Compare the number with the label, or have the animal scanned again.'

/** CHIP-2 An animal has one record that is kept up to date: what stands elsewhere is moved, not doubled. True where nobody else holds the chip. */
export function isHeldByUsAlone(holder: Pick<OtherAnswer, 'name' | 'phone'> | null): true | Because {
  if (!holder) return true
  const { name, phone } = holder
  const them = phone ? `${name} on ${phone}` : name
  return because(
    'CHIP-2',
    `${name} says that it holds this microchip. An animal needs one record that is kept up to date: register it here only if you then tell ${them} that its record has moved.`,
  )
}
