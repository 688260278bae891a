import { registrationBlocks } from '#features/stock/queries/registrationblocks.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { answer } from '#platform/server/answer.ts'
import { bredFiles } from '../bredFiles.ts'
import { importPets } from '../contract.ts'
import { enterPets } from '../enterPets.ts'
import { kennelClubNumbersOf, writeKennelClubNumbers } from '../import/kennelclub.ts'
import { noteParents } from '../import/parents.ts'
import { readPets } from '../import/read.ts'
import { reportOf } from '../import/report.ts'
import { petsBroughtIn } from '../messages.ts'
import { registrationFees } from '../points.ts'
import { takenMeanwhile } from '../queries/kennelclub.ts'

const MOST_ROWS = 20_000
/** So many are paid for in one statement. */
const AT_A_TIME = 1000

export default answer(importPets, async (context) => {
  const { input, who, db, now, refuse, notify, file, extensions } = context
  const onlyCheck = input.onlyCheck === 'yes'
  // While a file is only checked, whoever holds a chip of it is not told that somebody wants to register it.
  const stock = (numbers: readonly string[]) => (onlyCheck ? registrationBlocks(db, numbers, who.id) : withheldChips(context, numbers))
  const options = { now, keepers: 'own' as const, mostRows: MOST_ROWS, keptBack: stock }
  const reading = await readPets(db, file?.bytes ?? Buffer.alloc(0), options)
  if ('reason' in reading) throw refuse(reading.reason, { words: reading.words, field: 'file' })
  const bred = input.bred === 'yes' ? (extensions(bredFiles)[0] ?? null) : null
  if (bred && !who.roles.includes('Breeder')) throw refuse('notBreeder')
  if (!bred) noteParents(reading.rows, who.roles.includes('Breeder'))
  const numbers = await kennelClubNumbersOf(db, reading.rows)
  const forOthers = (await bred?.check(context, who.id, reading.rows)) ?? new Set()
  const report = { imported: 0, owing: 0, checked: reading.rows.length, ignored: reading.ignored, rows: reportOf(reading.rows) }
  const pets = reading.rows.flatMap(({ pet }) => pet ?? [])
  if (onlyCheck || pets.length === 0 || pets.length < reading.rows.length) return report

  const entries = pets.map((pet) => ({ pet, keeperId: who.id }))
  const [fee] = extensions(registrationFees)
  // What covers the pets of a household doesn’t cover animals that are bred for others.
  const isCovered = !fee || (forOthers.size === 0 && (await fee.cover(context, who.id)))
  const { lost, petIds, ids } = await enterPets(context, entries, 'keeper', isCovered ? 'active' : 'awaitingPayment')
  if (lost.size > 0) throw refuse('chipTaken')
  await writeKennelClubNumbers(db, numbers, ids).catch((error: unknown) => {
    throw takenMeanwhile(error) === null ? error : refuse('kennelClubTaken')
  })
  await bred?.enter(context, who.id, reading.rows, ids)
  let paid = isCovered ? petIds.length : 0
  if (!isCovered)
    for (let from = 0; from < petIds.length; from += AT_A_TIME)
      paid += (await fee.payOrOwe(context, who.id, petIds.slice(from, from + AT_A_TIME))).length
  const owing = petIds.length - paid
  await notify(who.id, petsBroughtIn(pets.length, owing))
  return { ...report, imported: pets.length, owing }
})
