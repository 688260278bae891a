import { registrationBlocks } from '#features/stock/queries/registrationblocks.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { answer } from '#platform/server/answer.ts'
import { importPets } from '../contract.ts'
import { readPets } from '../import/read.ts'
import { reportOf } from '../import/report.ts'
import { enterPets } from '../import/write.ts'
import { petsBroughtIn } from '../messages.ts'

const MOST_ROWS = 20_000

export default answer(importPets, async (context) => {
  const { input, who, db, now, refuse, notify, file } = context
  const onlyCheck = input.onlyCheck === 'yes'
  // While a file is only checked, whoever holds a chip of it is not told that somebody wants to register it.
  const stock = (numbers: readonly string[]) => (onlyCheck ? registrationBlocks(db, numbers, who.id) : withheldChips(context, numbers))
  const options = { now, keepers: 'none' as const, mostRows: MOST_ROWS, keptBack: stock }
  const reading = await readPets(db, file?.bytes ?? Buffer.alloc(0), options)
  if ('reason' in reading) throw refuse(reading.reason, { words: reading.words, field: 'file' })
  const report = { imported: 0, checked: reading.rows.length, ignored: reading.ignored, rows: reportOf(reading.rows) }
  const pets = reading.rows.flatMap(({ pet }) => pet ?? [])
  if (onlyCheck || pets.length === 0 || pets.length < reading.rows.length) return report

  const entries = pets.map((pet) => ({ pet, keeperId: who.id }))
  const lost = await enterPets(context, entries, 'keeper')
  if (lost.size > 0) throw refuse('chipTaken')
  await notify(who.id, petsBroughtIn(pets.length))
  return { ...report, imported: pets.length }
})
