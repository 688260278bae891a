import { breederColumns } from '#features/accounts/queries/breedercolumns.ts'
import { petLife } from '#features/pets/lifecycle.ts'
import { petRow } from '#features/pets/registration.ts'
import { payOrOwe } from '#features/plans/payOrOwe.ts'
import { releasedRegistered } from '#features/stock/releasedRegistered.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { AskedLitter, RecordedLitter } from './contract.ts'

/** A litter can be registered until it’s two years old. */
export const OLDEST_LITTER_DAYS = 2 * 365 + 1

export interface Entered {
  litterId: string
  pets: { petId: string; name: string; chipNumber: string }[]
  /** How many were paid with registrations that the breeder had in hand. */
  paid: number
  /** Chips that somebody else registered in the meantime: when there are any, the caller undoes its transaction. */
  lost: ReadonlySet<string>
}

/** Puts a litter on the register, in a few statements, with its breeder as the first keeper. `alsoHeldBy` says which other register holds which chip. */
export async function enterLitter(
  tools: LawTools,
  litter: AskedLitter,
  { breederId, alsoHeldBy }: { breederId: string; alsoHeldBy: ReadonlyMap<string, { code: string }> },
): Promise<Entered> {
  const litterId = await writeLitter(tools.db, litter, { breederId, now: tools.now })
  return enterOffspring(tools, litter, { litterId, breederId, alsoHeldBy })
}

/** Writes down a litter without its animals. */
export async function writeLitter(
  db: Db,
  litter: Omit<RecordedLitter, 'newborn'>,
  { breederId, now }: { breederId: string; now: Date },
): Promise<string> {
  const litterId = newId()
  const { dam, sire, species, bornOn, bornExactly } = litter
  await db
    .insertInto('litter')
    .values({
      id: litterId,
      breederId,
      species,
      bornOn,
      bornExactly,
      breed: JSON.stringify(litter.breed),
      damName: dam.name,
      damChipNumber: dam.chipNumber,
      sireName: sire.name || null,
      sireChipNumber: sire.chipNumber,
      damKennelClubNumber: dam.kennelClubNumber || null,
      sireKennelClubNumber: sire.kennelClubNumber || null,
      bornDead: litter.bornDead,
      diedBeforeChip: litter.diedBeforeChip,
      createdAt: now,
    })
    .execute()
  return litterId
}

/** What animals of one litter have in common, and each of them. */
type OneBirth = Omit<AskedLitter, 'dam' | 'sire' | 'bornDead' | 'diedBeforeChip' | 'evenIfHeldElsewhere'>

/** Puts animals of a litter that is written down on the register, with its breeder as their first keeper. */
export async function enterOffspring(
  tools: LawTools,
  litter: OneBirth,
  { litterId, breederId, alsoHeldBy }: { litterId: string; breederId: string; alsoHeldBy: ReadonlyMap<string, { code: string }> },
): Promise<Entered> {
  const { db, now, startMany } = tools
  const { species, bornOn, young } = litter
  const bred = { ...(await breederColumns(db, breederId, { species, bornOn, litterId })), litterId }
  const entries = young.map((one) => ({ ...one, petId: newId() }))
  const rows = entries.map((entry) => ({ ...rowOf(litter, entry, breederId, now), ...bred }))
  await db.insertInto('pet').values(rows).execute()

  const lost = await enterChips(db, entries, now)
  const begun = entries.map(({ petId, chipNumber, sex, colour }) => {
    const other = alsoHeldBy.get(chipNumber)?.code
    return { id: petId, status: 'awaitingPayment' as const, facts: { chipNumber, sex, colour, ...(other && { alsoHeldBy: other }) } }
  })
  await startMany(petLife, 'register', begun, 'keeper')
  const numbers = entries.map(({ chipNumber }) => chipNumber)
  await releasedRegistered(tools, numbers)
  const petIds = entries.map(({ petId }) => petId)
  const paid = await payOrOwe(tools, breederId, petIds)
  return { litterId, pets: entries.map(({ petId, name, chipNumber }) => ({ petId, name, chipNumber })), paid: paid.length, lost }
}

type OneOffspring = AskedLitter['young'][number] & { petId: string }

function rowOf(litter: OneBirth, { petId, kennelClubNumber, ...young }: OneOffspring, keeperId: string, now: Date) {
  const { species, breed, bornOn, bornExactly, implant } = litter
  const pet = { ...young, species, breed, bornOn, bornExactly, implant }
  const unsaid = { neutered: 'unknown' as const, originalName: '', photoId: null, evenIfHeldElsewhere: false }
  return {
    ...petRow({ ...pet, ...unsaid }, { id: petId, keeperId, status: 'awaitingPayment', now }),
    kennelClubNumber: kennelClubNumber || null,
  }
}

/** In the order of their numbers, so that two litters that share chips wait for each other and not for ever. */
async function enterChips(db: Db, entries: readonly OneOffspring[], now: Date): Promise<Set<string>> {
  const chips = entries
    .map(({ petId, chipNumber }) => ({ number: chipNumber, petId, registeredAt: now }))
    .toSorted((one, other) => (one.number < other.number ? -1 : 1))
  const entered = await db
    .insertInto('chip')
    .values(chips)
    .onConflict((taken) => taken.column('number').doNothing())
    .returning('number')
    .execute()
  const mine = new Set(entered.map(({ number }) => number))
  return new Set(chips.map(({ number }) => number).filter((number) => !mine.has(number)))
}
