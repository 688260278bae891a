import { askOthers, type OtherAnswer } from '#features/chips/queries.ts'
import { issuedTo } from '#features/stock/queries/issued.ts'
import { countryAbroad } from '#knowledge/chipnumbers/abroad.ts'
import { type ChipReading, readChipNumber } from '#knowledge/chipnumbers/number.ts'
import type { Db } from '#platform/database/db.ts'
import type { Services } from '#platform/server/services.ts'
import { type ShownHolder, shownHolder } from './holder.ts'
import { petByChip, type RegisteredPet } from './queries.ts'
import type { ResultClass } from './shapes.ts'

type Read = Extract<ChipReading, { valid: true }>
type Unread = Extract<ChipReading, { valid: false }>

/** All that is known of a chip. `disclose.ts` says how much of it anyone may see. */
export type Finding =
  | { result: 'impossible'; reading: Unread }
  | { result: 'registeredHere'; reading: Read; pet: RegisteredPet }
  | {
      result: Exclude<ResultClass, 'impossible' | 'registeredHere'>
      reading: Read
      others: OtherAnswer[]
      cannotAsk: number
      holderId: string | null
      /** As that implanter shows themselves to everyone. */
      holder: ShownHolder | null
    }

/** Where is the animal with this chip registered? The one lookup of the product: reads the number, looks here, then asks the other registers. */
export async function findChip(db: Db, services: Pick<Services, 'databases'>, typed: string, now: Date): Promise<Finding> {
  const reading = readChipNumber(typed)
  if (!reading.valid) return { result: 'impossible', reading }

  const pet = await petByChip(db, reading.number)
  if (pet && !pet.movedTo) return { result: 'registeredHere', reading, pet }

  const [asked, holderId] = await Promise.all([askOthers(db, services.databases, reading.number), issuedTo(db, reading.number)])
  const others = pet?.movedTo ? withHolder(asked.others, pet.movedTo) : asked.others
  const holder = holderId && (await shownHolder(db, holderId, now))
  return { result: classOf(reading, others, holderId), reading, ...asked, others, holderId, holder: holder || null }
}

/** A register with which a keeper has left their record has the number, whatever it answers. */
const withHolder = (others: readonly OtherAnswer[], holder: Omit<OtherAnswer, 'holds'>): OtherAnswer[] => [
  { ...holder, holds: 'yes' },
  ...others.filter(({ code }) => code !== holder.code),
]

function classOf(reading: Read, others: readonly OtherAnswer[], holderId: string | null) {
  if (others.some(({ holds }) => holds === 'yes')) return 'registeredElsewhere'
  if (holderId) return 'issued'
  return countryAbroad(reading) ? 'foreign' : 'unknown'
}
