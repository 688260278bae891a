import { breederColumns } from '#features/accounts/queries/breedercolumns.ts'
import { matchNewborn } from '#features/offers/matchNewborn.ts'
import type { BredFile } from '#features/pets/bredFiles.ts'
import { fault, type Reading } from '#features/pets/import/read.ts'
import type { NewPet } from '#features/pets/shapes.ts'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { fieldSentences } from '#platform/contract/words.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { listed } from '#platform/listed.ts'
import { damProblem, sireProblem } from './dam.ts'
import { differing, Parents, parentsOf } from './parents.ts'
import { isGrown, writeBred } from './writeBred.ts'

type ReadRow = Reading['rows'][number]

const MOST_OFFSPRING = 20

interface Bred extends Parents {
  row: ReadRow
  pet: NewPet
}

/** The animals of a file that their breeder sends: those that have a mother there and are young enough go into litters; others can say that they were bred by them. */
export const bredFile: BredFile = {
  check: async ({ db, now }, breederId, rows) => {
    for (const row of rows) noteBred(row, now)
    const mothers = await mothersOf(db, breederId, rows)
    const bred = littersIn(
      rows.filter((row) => bredAs(row, now) === 'litter'),
      mothers,
    )
    for (const litter of bred) {
      const [{ pet }] = litter
      const { known, others } = await housed(db, breederId, litter)
      const { dam, sire } = known?.parents ?? parentsOf(litter)
      if (!known && others.length > 0) for (const { row } of litter) row.notes.push(newBeside(others))
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
    const alone = rows.filter((row) => bredAs(row, now) === 'alone' && !isOld(row, now))
    return new Set([...bred.flatMap((litter) => litter.map(({ row }) => row)), ...alone])
  },
  enter: async ({ db, now }, breederId, rows, ids) => {
    for (const { pet } of rows.filter((row) => bredAs(row, now) === 'alone'))
      if (pet) await writeBred({ db, now }, breederId, { ...pet, id: ids.get(pet.chipNumber) ?? '', registeredAt: now })
    const mothers = await mothersOf(db, breederId, rows)
    const inLitters = rows.filter((row) => bredAs(row, now) === 'litter')
    for (const litter of littersIn(inLitters, mothers)) {
      const [{ pet }] = litter
      const { known } = await housed(db, breederId, litter)
      if (known?.learnt) await db.updateTable('litter').set(known.learnt).where('id', '=', known.id).execute()
      const litterId = known?.id ?? (await newLitter(db, { breederId, now }, litter))
      const columns = await breederColumns(db, breederId, { ...pet, litterId })
      const petIds = litter.flatMap(({ pet: { chipNumber } }) => ids.get(chipNumber) ?? [])
      await db
        .updateTable('pet')
        .set({ ...columns, litterId })
        .where('id', 'in', petIds)
        .execute()
      await matchNewborn(db, litterId, petIds)
    }
  },
}

type Litter = [Bred, ...Bred[]]

const hasMother = ({ cell }: ReadRow) => cell('damName').trim() !== '' || cell('damChipNumber').trim() !== ''
const isOld = ({ read }: ReadRow, now: Date) => read.bornOn !== undefined && isGrown(read.bornOn, now)

/** What a row says of who bred it: with a mother it’s the sender’s, unless its own cell says otherwise. One that’s too old for a litter, or has no mother, stands alone. */
function bredAs(row: ReadRow, now: Date): 'litter' | 'alone' | 'byOther' {
  const said = row.yesNo('bredByKeeper')
  if (said === 'no' || (said !== 'yes' && !hasMother(row))) return 'byOther'
  return hasMother(row) && !isOld(row, now) ? 'litter' : 'alone'
}

function noteBred(row: ReadRow, now: Date): void {
  if (row.yesNo('bredByKeeper') === undefined) fault(row, 'Bred by you must be Yes or No')
  const as = bredAs(row, now)
  if (as === 'byOther' && !hasMother(row)) row.notes.push(NOT_BRED)
  if (as === 'byOther' && hasMother(row))
    row.notes.push('It’s registered to you, but not as bred by you. We won’t keep its mother and father.')
  if (as === 'alone' && hasMother(row)) row.notes.push(TOO_OLD)
}

const NOT_BRED = 'No mother is given: it’s registered to you, but not as bred by you. If you bred it, put Yes in a column ‘Bred by you’.'
const TOO_OLD = 'It’s more than 2 years old: it’s registered as bred by you, but not in a litter. We won’t keep its mother and father.'

/** The animals of one mother and one birth each, as far as they can be read; a row whose parents can’t is faulted. */
function littersIn(rows: readonly ReadRow[], mothers: ReadonlyMap<string, string>): Litter[] {
  const litters = new Set<Litter>()
  // By the mother’s chip and by her name: a row that leaves one of them out is of the same litter.
  const byMother = new Map<string, Litter>()
  for (const row of rows) {
    const cells = parentCells(row, mothers)
    if (cells.dam.name === '') {
      fault(row, NAMELESS)
      continue
    }
    const parents = Parents.safeParse(cells)
    if (!parents.success) for (const words of new Set(Object.values(fieldSentences(parents.error)))) fault(row, `Parents: ${words}`)
    if (!parents.success || !row.pet) continue
    const { dam } = parents.data
    const bred = { row, pet: row.pet, ...parents.data }
    const keys = [dam.chipNumber, dam.name.toLowerCase()].flatMap((mother) =>
      mother ? [row.pet?.species, row.pet?.bornOn, mother].join(' ') : [],
    )
    const known = keys.map((key) => byMother.get(key)).find((litter) => litter !== undefined)
    known?.push(bred)
    const litter: Litter = known ?? [bred]
    litters.add(litter)
    for (const key of keys) if (!byMother.has(key)) byMother.set(key, litter)
  }
  return [...litters]
}

/** What the mothers are called whose chips stand in a file, where a row may leave her name out: as the breeder’s own animal, in a litter, in another row. */
async function mothersOf(db: Db, breederId: string, rows: readonly ReadRow[]): Promise<Map<string, string>> {
  const chips = [...new Set(rows.filter(({ cell }) => cell('damName').trim() === '').map(chipOfMother))].filter((chip) => chip !== '')
  if (chips.length === 0) return new Map()
  const inFile = rows.map((row) => [chipOfMother(row), row.cell('damName').trim()] as const).filter(([, name]) => name !== '')
  const own = await db
    .selectFrom('pet')
    .innerJoin('chip', 'chip.petId', 'pet.id')
    .select(['chip.number', 'pet.name'])
    .where('pet.keeperId', '=', breederId)
    .where((row) => row('chip.number', '=', row.fn.any(row.val(chips))))
    .execute()
  const litters = await db
    .selectFrom('litter')
    .select(['damChipNumber', 'damName'])
    .where('breederId', '=', breederId)
    .where((row) => row('damChipNumber', '=', row.fn.any(row.val(chips))))
    .orderBy('id')
    .execute()
  return new Map([
    ...own.map(({ number, name }) => [number, name] as const),
    ...litters.map(({ damChipNumber, damName }) => [damChipNumber ?? '', damName] as const),
    ...inFile,
  ])
}

const chipOfMother = ({ cell }: ReadRow): string => ungrouped(cell('damChipNumber').trim())

const NAMELESS = 'Mother: Enter her name. We don’t know her chip from your animals or litters, or from another row.'

/** A litter of the same day stands there already, with a mother who is written otherwise. */
const newBeside = (others: readonly string[]) =>
  `This goes into a litter of its own. You’ve already registered ${listed(others.map((name) => `${name}’s litter`))} with this date of birth: if it belongs there, write the mother’s name the same way`

function parentCells(row: ReadRow, mothers: ReadonlyMap<string, string>) {
  const { cell } = row
  const damName = cell('damName').trim() || (mothers.get(chipOfMother(row)) ?? '')
  const sireName = cell('sireName').trim()
  return {
    dam: { name: damName, chipNumber: cell('damChipNumber').trim() || null, kennelClubNumber: cell('damKennelClubNumber') },
    sire: { name: sireName, chipNumber: cell('sireChipNumber').trim() || null, kennelClubNumber: cell('sireKennelClubNumber') },
  }
}

interface Housed {
  id: string
  young: number
  /** With what the file adds to them. */
  parents: Parents
  /** What the file says of the mother that the litter lacks. */
  learnt: { damChipNumber: string } | null
}

/** The litter that’s registered already of this mother and this day, with how many animals it has, and the mothers of that day’s other litters. */
async function housed(db: Db, breederId: string, litter: Litter): Promise<{ known: Housed | null; others: string[] }> {
  const [{ pet }] = litter
  const { dam } = parentsOf(litter)
  const thatDay = await db
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
    .orderBy('litter.id')
    .execute()
  const found =
    thatDay.find(({ damChipNumber }) => damChipNumber !== null && damChipNumber === dam.chipNumber) ??
    thatDay.find(({ damName }) => damName.toLowerCase() === dam.name.toLowerCase())
  if (!found) return { known: null, others: [...new Set(thatDay.map(({ damName }) => damName))] }
  const { damName, damChipNumber, damKennelClubNumber, sireName, sireChipNumber, sireKennelClubNumber } = found
  const parents = {
    dam: { name: damName, chipNumber: damChipNumber ?? dam.chipNumber, kennelClubNumber: damKennelClubNumber ?? '' },
    sire: { name: sireName ?? '', chipNumber: sireChipNumber, kennelClubNumber: sireKennelClubNumber ?? '' },
  }
  const learnt = damChipNumber === null && dam.chipNumber !== null ? { damChipNumber: dam.chipNumber } : null
  return { known: { id: found.id, young: found.young ?? 0, parents, learnt }, others: [] }
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
