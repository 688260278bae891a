import { type Because, because } from '#platform/law/clause.ts'
import type { OtherAnswer } from './queries.ts'

/** CHIP-1 A microchip number is unique over all time: once it is on the register it is never registered again. */
export const TAKEN = 'This microchip is already registered here. If the animal is yours now, ask to become its keeper.'

/** STOCK-4 A chip of our own stock is registered by whoever implants it, and by nobody while it is in no animal. */
export const IN_NOBODY =
  'This microchip is from our stock, and we haven’t been told it’s in an animal. Check the number against the label, or have the animal scanned again.'

/** CHIP-2 An animal has one record that is kept up to date: what stands elsewhere is moved, not doubled. True where nobody else holds the chip. */
export function isHeldByUsAlone(holder: Pick<OtherAnswer, 'name' | 'phone'> | null): true | Because {
  if (!holder) return true
  const { name, phone } = holder
  const them = phone ? `${name} on ${phone}` : name
  return because(
    'CHIP-2',
    `${name} says it holds this microchip. An animal should have one record that’s kept up to date, so only register it here if you’ll tell ${them} that its record has moved.`,
  )
}
