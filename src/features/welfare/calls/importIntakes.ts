import { isVerified } from '#features/accounts/queries/profiles.ts'
import { holdersElsewhere } from '#features/chips/queries.ts'
import { fault, readPets } from '#features/pets/import/read.ts'
import { registrationBlocks } from '#features/stock/queries/registrationblocks.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { importIntakes } from '../contract.ts'
import { costWords } from '../costwords.ts'
import { isLongAgo } from '../intakedays.ts'
import { holdOne, takeInByChip, takeInWithoutChip } from '../intakefile.ts'
import { faultHeldElsewhere, markHeld, noteFromAbroad, takenInOf } from '../intakerows.ts'
import { registeredAmong } from '../queries/custodies.ts'

type Before = PreflightContext<typeof importIntakes>

const MOST_ROWS = 500

export default handlerWithPreflight(importIntakes, readFile, async (context, { reading, elsewhere }) => {
  const { input, db, now } = context
  const onlyCheck = input.onlyCheck === 'yes'
  const numbers = reading.rows.flatMap(({ read }) => read.chipNumber || [])
  // While a file is only checked, whoever holds a chip of it is not told that somebody wants to register it.
  const withheld = await (onlyCheck ? registrationBlocks(db, numbers, context.who.id) : withheldChips(context, numbers))
  faultHeldElsewhere(reading.rows, elsewhere, input.evenIfHeldElsewhere === 'yes')
  for (const row of reading.rows) {
    const because = withheld.get(row.read.chipNumber ?? '')
    if (because) fault(row, because.words)
  }
  const here = await registeredAmong(db, numbers)
  markHeld(reading.rows, here, context.who.id)
  noteFromAbroad(reading.rows, here)
  const taken = takenInOf(reading.rows, now, { evenIfLongAgo: input.evenIfLongAgo === 'yes' })
  const toHold = taken.filter(({ pet }) => here.has(pet.chipNumber))
  const toEnter = taken.filter(({ pet, scan }) => !scan && !here.has(pet.chipNumber))
  const rows = reading.rows.map(({ row, chipNumber, name, wrong, notes }) => ({ row, chipNumber, name, wrong, notes }))
  const longAgo = reading.rows.filter((row) => isLongAgo(row.day('cameOn') ?? '', now)).length
  const counts = {
    registered: 0,
    checked: rows.length,
    heldElsewhere: elsewhere.size,
    longAgo,
    held: toHold.length,
    unchipped: taken.filter(({ scan }) => scan).length,
    owing: 0,
    cost: '',
  }
  const report = { ...counts, ignored: reading.ignored, rows }
  if (onlyCheck) return { ...report, cost: await costWords(context, toEnter.length) }
  if (taken.length === 0 || taken.length < rows.length) return report
  const unchipped = taken.filter(({ scan }) => scan)
  for (const one of toHold) await holdOne(context, one)
  if (unchipped.length > 0) await takeInWithoutChip(context, unchipped)
  if (toEnter.length === 0) return { ...report, registered: taken.length }
  return { ...report, registered: taken.length, owing: await takeInByChip(context, toEnter, elsewhere) }
})

/** Reads the file and asks the other registers about its chips. */
async function readFile({ who, db, now, refuse, file, services }: Before) {
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  const reading = await readPets(db, file?.bytes ?? Buffer.alloc(0), {
    now,
    keepers: 'intakes',
    mostRows: MOST_ROWS,
    takenIsRight: true,
    keptBack: null,
  })
  if ('reason' in reading) throw refuse(reading.reason, { words: reading.words, field: 'file' })
  const numbers = reading.rows.flatMap(({ read }) => read.chipNumber || [])
  const elsewhere = numbers.length === 0 ? new Map<string, never>() : await holdersElsewhere(db, services, numbers)
  return { reading, elsewhere }
}
