import * as z from 'zod'
import { breederColumns } from '#features/accounts/queries/breeders.ts'
import type { BredFile } from '#features/pets/bredFiles.ts'
import { fault, type Reading } from '#features/pets/import/read.ts'
import type { NewPet } from '#features/pets/shapes.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { fieldSentences } from '#platform/contract/words.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { damProblem } from './dam.ts'
import { OLDEST_LITTER_DAYS } from './litter.ts'
import { Dam, Sire } from './shapes.ts'

type ReadRow = Reading['rows'][number]

const MOST_OFFSPRING = 20
const Parents = z.object({ dam: Dam, sire: Sire })
type Parents = z.output<typeof Parents>

interface Bred extends Parents {
  row: ReadRow
  pet: NewPet
}

/** The animals of a file that their breeder sends: those that have a mother there and are young enough go into litters. */
export const bredFile: BredFile = {
  check: async ({ db, now }, breederId, rows) => {
    const oldest = daysAfter(londonDate(now), -OLDEST_LITTER_DAYS)
    for (const row of rows) noteWithout(row, oldest)
    const bred = littersIn(rows.filter((row) => hasMother(row) && !isTooOld(row, oldest)))
    for (const litter of bred) {
      const [{ dam, pet }] = litter
      const wrong = await damProblem(db, breederId, { dam, species: pet.species })
      const inIt = litter.some((one) => one.pet.chipNumber === dam.chipNumber)
      const full = (await housed(db, breederId, litter)).young + litter.length > MOST_OFFSPRING
      for (const { row } of litter) {
        if (wrong) fault(row, `Mother: ${wrong}`)
        if (inIt) fault(row, 'Mother: This is the number of an animal in the litter. The mother has her own.')
        if (full) fault(row, `A litter can have up to ${MOST_OFFSPRING} animals. Check the mother and the date of birth.`)
      }
    }
    return new Set(bred.flatMap((litter) => litter.map(({ row }) => row)))
  },
  enter: async ({ db, now }, breederId, rows, ids) => {
    for (const litter of littersIn([...rows])) {
      const [{ pet }] = litter
      const known = await housed(db, breederId, litter)
      const litterId = known.id ?? (await newLitter(db, { breederId, now }, litter))
      const columns = await breederColumns(db, breederId, pet.species)
      const petIds = litter.flatMap(({ pet: { chipNumber } }) => ids.get(chipNumber) ?? [])
      await db
        .updateTable('pet')
        .set({ ...columns, litterId })
        .where('id', 'in', petIds)
        .execute()
    }
  },
}

type Litter = [Bred, ...Bred[]]

const hasMother = (row: ReadRow) => row.cell('damName').trim() !== ''
const isTooOld = ({ read }: ReadRow, oldest: string) => read.bornOn !== undefined && read.bornOn < oldest

function noteWithout(row: ReadRow, oldest: string): void {
  if (!hasMother(row)) row.notes.push('No mother is given: it’s registered to you, but not as bred by you')
  if (hasMother(row) && isTooOld(row, oldest)) row.notes.push('It’s more than 2 years old: it’s registered to you, but not as bred by you')
}

/** The animals of one mother and one birth each, as far as they can be read; a row whose parents can’t is faulted. */
function littersIn(rows: readonly ReadRow[]): Litter[] {
  const litters = new Map<string, Litter>()
  for (const row of rows) {
    const parents = Parents.safeParse(parentCells(row))
    if (!parents.success) for (const words of new Set(Object.values(fieldSentences(parents.error)))) fault(row, `Parents: ${words}`)
    if (!parents.success || !row.pet) continue
    const { dam } = parents.data
    const bred = { row, pet: row.pet, ...parents.data }
    const key = [row.pet.species, row.pet.bornOn, dam.chipNumber ?? dam.name.toLowerCase()].join(' ')
    const litter = litters.get(key)
    if (litter) litter.push(bred)
    if (!litter) litters.set(key, [bred])
  }
  return [...litters.values()]
}

function parentCells({ cell }: ReadRow) {
  const sireName = cell('sireName').trim()
  return {
    dam: { name: cell('damName'), chipNumber: cell('damChipNumber').trim() || null, kennelClubNumber: cell('damKennelClubNumber') },
    sire: { name: sireName, chipNumber: cell('sireChipNumber').trim() || null, kennelClubNumber: cell('sireKennelClubNumber') },
  }
}

/** The litter that’s registered already of this mother and this day, and how many animals it has. */
async function housed(db: Db, breederId: string, [{ dam, pet }]: Litter): Promise<{ id: string | null; young: number }> {
  const found = await db
    .selectFrom('litter')
    .select('litter.id')
    .select((litter) => [
      litter
        .selectFrom('pet')
        .select((row) => row.fn.countAll<number>().as('young'))
        .whereRef('pet.litterId', '=', 'litter.id')
        .as('young'),
    ])
    .where('litter.breederId', '=', breederId)
    .where('litter.species', '=', pet.species)
    .where('litter.bornOn', '=', pet.bornOn)
    .where((litter) =>
      dam.chipNumber
        ? litter('litter.damChipNumber', '=', dam.chipNumber)
        : litter(litter.fn<string>('lower', ['litter.damName']), '=', dam.name.toLowerCase()),
    )
    .orderBy('litter.id')
    .limit(1)
    .executeTakeFirst()
  return { id: found?.id ?? null, young: found?.young ?? 0 }
}

async function newLitter(db: Db, { breederId, now }: { breederId: string; now: Date }, litter: Litter): Promise<string> {
  const [{ dam, pet }] = litter
  const sire = litter.find((one) => one.sire.name !== '')?.sire
  const id = newId()
  const { species, bornOn, breed } = pet
  await db
    .insertInto('litter')
    .values({
      id,
      breederId,
      species,
      bornOn,
      breed: JSON.stringify(breed),
      damName: dam.name,
      damChipNumber: dam.chipNumber,
      damKennelClubNumber: dam.kennelClubNumber || null,
      sireName: sire?.name ?? null,
      sireChipNumber: sire?.chipNumber ?? null,
      sireKennelClubNumber: sire?.kennelClubNumber || null,
      createdAt: now,
    })
    .execute()
  return id
}
