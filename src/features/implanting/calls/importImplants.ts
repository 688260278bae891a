import { accountById } from '#features/accounts/queries.ts'
import { askToConfirmAll } from '#features/offers/queries.ts'
import { readPets } from '#features/pets/importing/read.ts'
import { type Asked, answer } from '#platform/server/answer.ts'
import { tellHolder } from '../asking.ts'
import { importImplants } from '../contract.ts'
import { type Chipped, enterChipped } from '../entering.ts'
import { chippedOf } from '../importing.ts'
import { practiceOf } from '../queries.ts'

type Asking = Asked<typeof importImplants>

const MOST_ROWS = 500

export default answer(importImplants, async (asked) => {
  const { input, who, db, now, refuse, file } = asked
  const practice = await practiceOf(db, who.id)
  if (!practice.isVerified) throw refuse('notVerified')
  const reading = await readPets(db, file?.bytes ?? Buffer.alloc(0), { now, keepers: 'contacts', mostRows: MOST_ROWS })
  if ('reason' in reading) throw refuse(reading.reason, { words: reading.words, field: 'file' })

  const implanter = await accountById(db, who.id)
  const onlyCheck = input.onlyCheck === 'yes'
  const { chipped, ofOthers } = await chippedOf(db, reading.rows, { now, practice, implanter, onlyCheck })
  const rows = reading.rows.map(({ row, chipNumber, name, wrong, notes }) => ({ row, chipNumber, name, wrong, notes }))
  const report = { registered: 0, checked: rows.length, ignored: reading.ignored, rows }
  if (onlyCheck) return report
  for (const unit of ofOthers) await tellHolder(asked, unit)
  if (chipped.length === 0 || chipped.length < rows.length) return report

  const { ids, lost } = await enterChipped(db, chipped, { now, implanter })
  if (lost.length > 0)
    throw refuse('chipTaken', { words: `Nothing was registered: somebody registered ${lost.slice(0, 5).join(', ')} just now` })
  for (const [to, theirs] of byContact(chipped)) await ask(asked, to, theirs, ids)
  return { ...report, registered: chipped.length }
})

/** Whoever has several animals in the file gets one letter about all of them. */
function byContact(chipped: readonly Chipped[]): [Chipped['to'], Chipped[]][] {
  const groups = new Map<string, Chipped[]>()
  for (const one of chipped) {
    const key = `${one.to.email ?? ''} ${one.to.mobile ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0].to, group]] : []))
}

async function ask(asked: Asking, to: Chipped['to'], chipped: readonly Chipped[], ids: ReadonlyMap<string, string>) {
  const pets = chipped.map(({ pet }) => ({ id: ids.get(pet.chipNumber) ?? '', name: pet.name }))
  await askToConfirmAll(asked, { pets, from: asked.who.id, to, kind: 'registration' })
}
