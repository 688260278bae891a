import type * as z from 'zod'
import { isHeldByUsAlone, TAKEN } from '#features/chips/policy.ts'
import { fault, type Reading } from '#features/pets/import/read.ts'
import { isWithMother } from '#knowledge/animals/birth.ts'
import { Address, isByLetter, knownContactProblem, Landline, Mobile, PersonName } from '#platform/contract/contacts.ts'
import { Email } from '#platform/contract/shapes.ts'
import { fieldSentences } from '#platform/contract/words.ts'
import type { Db } from '#platform/database/db.ts'
import { probablyMeant } from '#platform/text/emailtypo.ts'
import { registerChip } from './contract.ts'
import type { Chipped } from './enterChipped.ts'
import { outsidePractice, type Practice } from './policy.ts'
import { sourcesOf, type Unusable } from './sources.ts'

type Row = Reading['rows'][number]

interface Importing {
  practice: Practice
  implanter: { id: string; name: string; email: string; mobile: string | null; postcode: string | null }
  /** That nothing is to be registered, and nobody told. */
  onlyCheck: boolean
  /** Which other register says it holds which of the chips, and whether they are registered here all the same. */
  elsewhere: ReadonlyMap<string, { code: string; name: string; phone: string | null }>
  evenIfHeldElsewhere: boolean
  now: Date
}

interface Meant {
  chipped: Chipped[]
  /** The chips in the file that other implanters hold. */
  ofOthers: Unusable['unit'][]
}

/**
 * The implants that the rows of a reader's file mean. Faults what the law of implanting has against a row; a row with a fault gives none.
 * The chips of our stock among them are held until the transaction ends.
 */
export async function chippedOf(db: Db, rows: readonly Row[], importing: Importing): Promise<Meant> {
  const { practice, implanter, onlyCheck, elsewhere, now } = importing
  for (const row of rows) {
    faultImplant(row, practice)
    noteAge(row, now)
    faultHeldElsewhere(row, importing)
  }
  const contacts = new Map(rows.map((row) => [row, contactOf(row, implanter)]))
  // Also of rows with a fault, so that all of it is said at once. Where the day cannot be read, nothing is said of sterility.
  const chips = rows.flatMap(({ read }) => (read.chipNumber ? [{ number: read.chipNumber, implantedOn: read.implantedOn ?? '' }] : []))
  const sources = chips.length === 0 ? new Map<string, never>() : await sourcesOf(db, chips, implanter.id)
  const ofOthers: Meant['ofOthers'] = []
  const chipped = rows.flatMap((row) => {
    const source = sources.get(row.read.chipNumber ?? '') ?? { unit: null }
    if (row.wrong.includes(TAKEN)) return []
    if (!('reason' in source))
      return meantBy(row, contacts.get(row), { unit: source.unit, alsoHeldBy: elsewhere.get(row.chipNumber)?.code })
    const isOfAnother = source.reason === 'otherHolder'
    if (isOfAnother && source.unit) ofOthers.push(source.unit)
    fault(row, (isOfAnother && onlyCheck && OF_ANOTHER) || (source.because?.words ?? registerChip.refuses[source.reason][1]))
    return []
  })
  return { chipped, ofOthers }
}

const OF_ANOTHER = 'This chip belongs to another implanter. Compare the number with the label.'

/** What the reader showed after implanting is the file itself; with another chip found, nobody would have implanted. */
const SCANS = { scanBefore: 'none', scanAfter: true } as const

function meantBy({ pet }: Row, to: Chipped['to'] | null | undefined, source: Pick<Chipped, 'unit' | 'alsoHeldBy'>): Chipped[] {
  if (!pet || !to) return []
  const { implant: written, photoId: _photo, ...facts } = pet
  return [{ pet: facts, implant: { implantedOn: written.implantedOn ?? '', site: written.site, ...SCANS }, to, ...source }]
}

/** CHIP-2 Said of each row, so that whoever sends the file can leave some out before they say yes to the rest. */
function faultHeldElsewhere(row: Row, { elsewhere, evenIfHeldElsewhere }: Importing): void {
  const holder = elsewhere.get(row.read.chipNumber ?? '')
  if (!holder) return
  const alone = isHeldByUsAlone(holder)
  if (evenIfHeldElsewhere) row.notes.push(`${holder.name} holds this microchip too: tell them that its record has moved`)
  if (!evenIfHeldElsewhere && alone !== true) fault(row, alone.words)
}

/** KEEP-1 A file has no column for the mother, so whoever sends it is told what the law says of the row. */
function noteAge({ pet, notes }: Row, now: Date): void {
  if (pet && isWithMother({ pet, as: 'customer' }, now)) notes.push('Under 8 weeks old: its keeper must be the keeper of its mother')
}

/** What an implant needs beyond what a row of pets does; that its day is to come or before the birth, the reader of rows says. */
function faultImplant(row: Row, practice: Practice): void {
  // A list of pets may leave these open; whoever has the animal in front of them says that it isn’t known.
  if (row.cell('breed').trim() === '') fault(row, 'Breed is empty: enter a breed, or Unknown')
  if (row.cell('sex').trim() === '') fault(row, 'Sex is empty: enter Male, Female or Unknown')
  if (row.cell('implantedOn').trim() === '') fault(row, 'Implanted on is empty: enter a date like 27/03/2021')
  if (row.cell('implantSite').trim() === '') fault(row, 'Implant site is empty: enter where the chip is')
  const outside = row.read.species && outsidePractice(practice, row.read.species)
  if (outside) fault(row, registerChip.refuses[outside][1])
}

/** Null where what stands there reaches nobody; then the row is at fault. */
function contactOf(row: Row, implanter: Importing['implanter']): Chipped['to'] | null {
  const [email, mobile] = [typedAs(row, 'keeperEmail', Email), typedAs(row, 'keeperMobile', Mobile)]
  if (email === null) fault(row, `Keeper email must be an e-mail address. You typed '${row.cell('keeperEmail').trim().slice(0, 40)}'`)
  if (mobile === null) fault(row, `Keeper mobile must be a mobile number. You typed '${row.cell('keeperMobile').trim().slice(0, 40)}'`)
  if (email === null || mobile === null) return null
  const meant = email && probablyMeant(email)
  if (meant) row.notes.push(`Keeper email: did you mean ${meant}? The file says ${email}`)
  const ways = { ...(email && { email }), ...(mobile && { mobile }) }
  const to = { ...ways, ...detailsIn(row, isByLetter(ways)) }
  const problem = knownContactProblem(implanter, to)
  if (problem) fault(row, registerChip.refuses[problem][1])
  return problem ? null : to
}

type Cell = Parameters<Row['cell']>[0]

/** What a cell says; undefined where it is empty, and null where it can't be read. */
function typedAs<Out>(row: Row, field: Cell, shape: z.ZodType<Out>): Out | undefined | null {
  const typed = row.cell(field).trim()
  if (typed === '') return undefined
  const read = shape.safeParse(typed)
  return read.success ? read.data : null
}

/** Who the keeper is. What can't be read is a fault where a letter needs it, and else only left out. */
function detailsIn(row: Row, isNeeded: boolean): Omit<Chipped['to'], 'email' | 'mobile'> {
  const said = isNeeded ? (words: string) => fault(row, words) : (words: string) => void row.notes.push(`${words}. We’ve left it out.`)
  const [name, landline] = [typedAs(row, 'keeperName', PersonName), typedAs(row, 'keeperLandline', Landline)]
  if (name === null) said('Keeper name: Enter a full name')
  if (landline === null) row.notes.push('Keeper landline: Enter a UK landline number, like 01295 123456. We’ve left it out.')
  const address = addressIn(row, said)
  return { ...(name && { name }), ...(landline && { landline }), ...(address && { address }) }
}

function addressIn({ cell }: Row, said: (words: string) => void) {
  const [line1, line2, town] = [cell('keeperLine1'), cell('keeperLine2'), cell('keeperTown')]
  const typed = { line1, line2, town, county: cell('keeperCounty'), postcode: cell('keeperPostcode') }
  if (Object.values(typed).every((line) => line.trim() === '')) return undefined
  const read = Address.safeParse(typed)
  if (!read.success) said(`Keeper address: ${Object.values(fieldSentences(read.error)).join('. ')}`)
  return read.data
}
