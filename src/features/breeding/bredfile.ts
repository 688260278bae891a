import { breederColumns } from '#features/accounts/queries/breeders.ts'
import type { BredFile } from '#features/pets/bredFiles.ts'
import { fault, type Reading } from '#features/pets/import/read.ts'
import type { NewPet } from '#features/pets/shapes.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { fieldSentences } from '#platform/contract/words.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { damProblem, sireProblem } from './dam.ts'
import { OLDEST_LITTER_DAYS } from './litter.ts'
import { differing, Parents, parentsOf } from './parents.ts'

type ReadRow = Reading['rows'][number]

const MOST_OFFSPRING = 20

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
      const [{ pet }] = litter
      const known = await housed(db, breederId, litter)
      const { dam, sire } = known?.parents ?? parentsOf(litter)
      const wrong = await damProblem(db, breederId, { dam, species: pet.species, bornOn: pet.bornOn })
      const wrongSire = known ? null : await sireProblem(db, breederId, { dam, sire, species: pet.species })
      const inIt = litter.some((one) => one.pet.chipNumber === dam.chipNumber)
      const full = (known?.young ?? 0) + litter.length > MOST_OFFSPRING
      for (const { row, ...own } of litter) {
        if (wrong) fault(row, `Mother: ${wrong}`)
        if (wrongSire && own.sire.chipNumber === sire.chipNumber) fault(row, `Father: ${wrongSire}`)
        for (const words of differing(own, { dam, sire }, known ? 'registered' : 'inFile')) fault(row, words)
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
      const litterId = known?.id ?? (await newLitter(db, { breederId, now }, litter))
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

interface Housed {
  id: string
  young: number
  parents: Parents
}

/** The litter that’s registered already of this mother and this day, with how many animals it has; null where there is none. */
async function housed(db: Db, breederId: string, [{ dam, pet }]: Litter): Promise<Housed | null> {
  const found = await db
    .selectFrom('litter')
    .selectAll('litter')
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
  if (!found) return null
  const { damName, damChipNumber, damKennelClubNumber, sireName, sireChipNumber, sireKennelClubNumber } = found
  const parents = {
    dam: { name: damName, chipNumber: damChipNumber, kennelClubNumber: damKennelClubNumber ?? '' },
    sire: { name: sireName ?? '', chipNumber: sireChipNumber, kennelClubNumber: sireKennelClubNumber ?? '' },
  }
  return { id: found.id, young: found.young ?? 0, parents }
}

async function newLitter(db: Db, { breederId, now }: { breederId: string; now: Date }, litter: Litter): Promise<string> {
  const [{ pet }] = litter
  const { dam, sire } = parentsOf(litter)
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
      sireName: sire.name || null,
      sireChipNumber: sire.chipNumber,
      sireKennelClubNumber: sire.kennelClubNumber || null,
      createdAt: now,
    })
    .execute()
  return id
}
