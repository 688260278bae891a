import { isVerified } from '#features/accounts/queries/profiles.ts'
import { holdersElsewhere } from '#features/chips/queries.ts'
import { enterPets } from '#features/pets/enterPets.ts'
import { fault, readPets } from '#features/pets/import/read.ts'
import { followTwice } from '#features/pets/points.ts'
import { lockPetWithChip } from '#features/pets/queries.ts'
import { payOrOwe } from '#features/plans/payOrOwe.ts'
import { registrationBlocks } from '#features/stock/queries/registrationblocks.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { beginIntakes } from '../beginIntake.ts'
import { importIntakes } from '../contract.ts'
import { costWords } from '../costwords.ts'
import { holdForKeeper, whyNotHeldNow } from '../hold.ts'
import { faultHeldElsewhere, markHeld, type TakenIn, takenInOf } from '../intakerows.ts'
import { animalsTakenIn } from '../messages.ts'
import { elsewhereUntilOf } from '../policy.ts'
import { registeredAmong } from '../queries/custodies.ts'

type Asking = CallContext<typeof importIntakes>
type Before = PreflightContext<typeof importIntakes>

const MOST_ROWS = 500

export default handlerWithPreflight(importIntakes, readFile, async (context, { reading, elsewhere }) => {
  const { input, db, now } = context
  const onlyCheck = input.onlyCheck === 'yes'
  const numbers = reading.rows.flatMap(({ read }) => read.chipNumber ?? [])
  // While a file is only checked, whoever holds a chip of it is not told that somebody wants to register it.
  const withheld = await (onlyCheck ? registrationBlocks(db, numbers, context.who.id) : withheldChips(context, numbers))
  faultHeldElsewhere(reading.rows, elsewhere, input.evenIfHeldElsewhere === 'yes')
  for (const row of reading.rows) {
    const because = withheld.get(row.read.chipNumber ?? '')
    if (because) fault(row, because.words)
  }
  const here = await registeredAmong(db, numbers)
  markHeld(reading.rows, here, context.who.id)
  const taken = takenInOf(reading.rows, now)
  const toHold = taken.filter(({ pet }) => here.has(pet.chipNumber))
  const toEnter = taken.filter(({ pet }) => !here.has(pet.chipNumber))
  const rows = reading.rows.map(({ row, chipNumber, name, wrong, notes }) => ({ row, chipNumber, name, wrong, notes }))
  const counts = { registered: 0, checked: rows.length, heldElsewhere: elsewhere.size, held: toHold.length, owing: 0, cost: '' }
  const report = { ...counts, ignored: reading.ignored, rows }
  if (onlyCheck) return { ...report, cost: await costWords(context, toEnter.length) }
  if (taken.length === 0 || taken.length < rows.length) return report
  for (const one of toHold) await hold(context, one)
  if (toEnter.length === 0) return { ...report, registered: taken.length }
  return { ...report, registered: taken.length, owing: await takeIn(context, toEnter, elsewhere) }
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
  const numbers = reading.rows.flatMap(({ read }) => read.chipNumber ?? [])
  const elsewhere = numbers.length === 0 ? new Map<string, never>() : await holdersElsewhere(db, services, numbers)
  return { reading, elsewhere }
}

/** HOLD-1 Takes one in that is registered to someone else, if it still can be. */
async function hold(context: Asking, { pet, intake, location }: TakenIn): Promise<void> {
  const { db, who, refuse } = context
  const found = await lockPetWithChip(db, pet.chipNumber)
  if (!found || (await whyNotHeldNow(db, who.id, found))) throw refuse('chipTaken')
  await holdForKeeper(context, { pet: found, intake, location })
}

/** Registers all of the animals with their intakes; how many registrations are still to be paid for. */
async function takeIn(context: Asking, taken: readonly TakenIn[], elsewhere: ReadonlyMap<string, { code: string }>): Promise<number> {
  const { input, who, db, now, refuse, notify } = context
  const entries = taken.map(({ pet }) => ({ pet, keeperId: who.id, alsoHeldBy: elsewhere.get(pet.chipNumber)?.code }))
  const { lost, ids, petIds } = await enterPets(context, entries, 'keeper', 'awaitingPayment')
  if (lost.size > 0) throw refuse('chipTaken')
  const idOf = (chipNumber: string) => ids.get(chipNumber) ?? ''
  for (const { pet, alsoHeldBy } of entries) await followTwice(context, { petId: idOf(pet.chipNumber), keeperId: who.id, alsoHeldBy })
  if (input.rescueBackup === 'yes') await db.updateTable('pet').set({ rescueBackupId: who.id }).where('id', 'in', petIds).execute()
  const intakes = taken.map(({ pet, intake, location }) => ({
    petId: idOf(pet.chipNumber),
    organisationId: who.id,
    ...intake,
    location,
    elsewhereUntil: elsewhereUntilOf(elsewhere.get(pet.chipNumber), now),
  }))
  await beginIntakes(db, intakes, now)
  const owing = petIds.length - (await payOrOwe(context, who.id, petIds)).length
  await notify(who.id, animalsTakenIn(petIds.length, owing))
  return owing
}
