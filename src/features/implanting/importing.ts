import { Mobile } from '#features/accounts/shapes.ts'
import { contactProblem } from '#features/offers/policy.ts'
import { fault, type Reading } from '#features/pets/importing/read.ts'
import { Email } from '#platform/contract/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { registerChip } from './contract.ts'
import type { Chipped } from './entering.ts'
import { implantFault, outsidePractice, type Practice } from './policy.ts'
import { sourcesOf, type Unusable } from './sources.ts'

type Row = Reading['rows'][number]

interface Importing {
  now: Date
  practice: Practice
  implanter: { id: string; email: string; mobile: string | null }
  /** That nothing is to be registered, and nobody told. */
  onlyCheck: boolean
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
export async function chippedOf(db: Db, rows: readonly Row[], { now, practice, implanter, onlyCheck }: Importing): Promise<Meant> {
  const meant = rows.flatMap((row) => {
    const chipped = meantBy(row, { now, practice, implanter })
    return chipped ? [{ row, chipped }] : []
  })
  const chips = meant.map(({ chipped: { pet, implant } }) => ({ number: pet.chipNumber, implantedOn: implant.implantedOn }))
  if (chips.length === 0) return { chipped: [], ofOthers: [] }
  const sources = await sourcesOf(db, chips, implanter.id)
  const ofOthers: Meant['ofOthers'] = []
  const chipped = meant.flatMap(({ row, chipped }) => {
    const source = sources.get(chipped.pet.chipNumber) ?? { unit: null }
    if (!('reason' in source)) return [{ ...chipped, unit: source.unit }]
    const isOfAnother = source.reason === 'otherHolder'
    if (isOfAnother && source.unit) ofOthers.push(source.unit)
    fault(row, (isOfAnother && onlyCheck && OF_ANOTHER) || (source.words ?? registerChip.refuses[source.reason][1]))
    return []
  })
  return { chipped, ofOthers }
}

const OF_ANOTHER = 'STOCK-4 This chip belongs to another implanter. Compare the number with the label.'

/** What the reader showed after implanting is the file itself; with another chip found, nobody would have implanted. */
const SCANS = { scanBefore: 'none', scanAfter: true } as const

function meantBy(row: Row, { now, practice, implanter }: Importing): Chipped | null {
  const { pet } = row
  if (!pet) return null
  const { implant: written, photoId: _photo, evenIfHeldElsewhere: _held, ...facts } = pet
  const to = contactOf(row)
  const implant = { implantedOn: written.implantedOn ?? '', site: written.site, ...SCANS }
  if (!written.implantedOn) fault(row, 'Implanted on is empty: it must be a date like 27/03/2021')
  if (!written.site) fault(row, 'Implant site is empty: write where the chip was put in')
  const problem = to && contactProblem(implanter, to)
  const reasons = [outsidePractice(practice, pet.species), problem, written.implantedOn && implantFault(implant, now)]
  for (const reason of reasons) if (reason) fault(row, registerChip.refuses[reason][1])
  return to && row.wrong.length === 0 ? { pet: facts, implant, to, unit: null } : null
}

/** Null where what stands there is neither; then the row is at fault. */
function contactOf(row: Row): Chipped['to'] | null {
  const [typedEmail, typedMobile] = [row.cell('keeperEmail').trim(), row.cell('keeperMobile').trim()]
  const email = Email.safeParse(typedEmail)
  const mobile = Mobile.safeParse(typedMobile)
  if (typedEmail && !email.success) fault(row, `Keeper email must be an e-mail address, it is '${typedEmail.slice(0, 40)}'`)
  if (typedMobile && !mobile.success) fault(row, `Keeper mobile must be a mobile number, it is '${typedMobile.slice(0, 40)}'`)
  if ((typedEmail && !email.success) || (typedMobile && !mobile.success)) return null
  return { ...(email.success && { email: email.data }), ...(mobile.success && { mobile: mobile.data }) }
}
