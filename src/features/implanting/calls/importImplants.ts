import { accountById, namedImplanter } from '#features/accounts/queries.ts'
import { holdersElsewhere } from '#features/chips/queries.ts'
import { askToConfirm } from '#features/offers/makeOffers.ts'
import { readPets } from '#features/pets/import/read.ts'
import { takeCredits } from '#features/plans/takeCredits.ts'
import { tellHolders } from '#features/stock/tellHolders.ts'
import { isByLetter } from '#platform/contract/contacts.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { chippedOf } from '../chippedpets.ts'
import { writesTooMuch } from '../confirmations.ts'
import { importImplants } from '../contract.ts'
import { type Chipped, enterChipped } from '../enterChipped.ts'
import { qualificationOf } from '../queries/practices.ts'

type Asking = CallContext<typeof importImplants>
type Before = PreflightContext<typeof importImplants>

const MOST_ROWS = 500

export default handlerWithPreflight(importImplants, readFile, async (context, { practice, reading, elsewhere }) => {
  const { input, who, db, now, refuse } = context
  const implanter = await accountById(db, who.id)
  const onlyCheck = input.onlyCheck === 'yes'
  const importing = { now, practice, implanter, onlyCheck, elsewhere, evenIfHeldElsewhere: input.evenIfHeldElsewhere === 'yes' }
  const { chipped, ofOthers } = await chippedOf(db, reading.rows, importing)
  const rows = reading.rows.map(({ row, chipNumber, name, wrong, notes }) => ({ row, chipNumber, name, wrong, notes }))
  const report = { registered: 0, checked: rows.length, ignored: reading.ignored, heldElsewhere: elsewhere.size, rows }
  if (onlyCheck) return report
  await tellHolders(context, ofOthers, 'Implanter')
  if (chipped.length === 0 || chipped.length < rows.length) return report

  const { ids, lost } = await enterChipped(context, chipped, who)
  if (lost.length > 0)
    throw refuse('chipTaken', { words: `Someone else has just registered ${lost.slice(0, 5).join(', ')}, so nothing was registered` })
  if (input.withCredit === 'yes') await give(context, [...ids.values()])
  const by = await namedImplanter(context.db, implanter.id)
  const groups = byContact(chipped)
  const letters = chipped.filter(({ to }) => isByLetter(to))
  if (letters[0] && (await writesTooMuch(context, who.id, letters[0].to, letters.length))) throw refuse('tooManyLetters', { field: 'file' })
  for (const [to, theirs] of groups) await ask(context, { to, chipped: theirs, by }, ids)
  return { ...report, registered: chipped.length }
})

/** Reads the file and asks the other registers about its chips. */
async function readFile({ who, db, now, refuse, file, services }: Before) {
  const practice = await qualificationOf(db, who)
  if (!practice.isVerified) throw refuse('notVerified')
  // Which chips of our stock are this implanter's is judged where they are entered.
  const options = { now, keepers: 'contacts' as const, mostRows: MOST_ROWS, keptBack: null }
  const reading = await readPets(db, file?.bytes ?? Buffer.alloc(0), options)
  if ('reason' in reading) throw refuse(reading.reason, { words: reading.words, field: 'file' })
  const numbers = reading.rows.flatMap(({ read }) => read.chipNumber ?? [])
  const elsewhere = numbers.length === 0 ? new Map<string, never>() : await holdersElsewhere(db, services, numbers)
  return { practice, reading, elsewhere }
}

/** Pays for all of the animals with registrations of the implanter, or for none. */
async function give({ who, db, now, refuse }: Asking, petIds: readonly string[]) {
  const given = await takeCredits(db, who.id, petIds, now)
  const missing = petIds.length - given.length
  if (missing === 0) return
  const words = `This file has ${counted(petIds.length, 'animal')}. You have ${counted(given.length, 'credit')}, so you need ${missing} more. Buy credits, or let the keepers pay. Nothing was registered.`
  throw refuse('noneLeft', { words, field: 'withCredit' })
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Whoever has several animals in the file gets one letter about all of them. */
function byContact(chipped: readonly Chipped[]): [Chipped['to'], Chipped[]][] {
  const groups = new Map<string, Chipped[]>()
  for (const one of chipped) {
    const key = isByLetter(one.to) ? JSON.stringify(one.to) : `${one.to.email ?? ''} ${one.to.mobile ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0].to, group]] : []))
}

interface Asked {
  to: Chipped['to']
  chipped: readonly Chipped[]
  by: string
}

async function ask(context: Asking, { to, chipped, by }: Asked, ids: ReadonlyMap<string, string>) {
  const pets = chipped.map(({ pet }) => ({ id: ids.get(pet.chipNumber) ?? '', name: pet.name }))
  await askToConfirm(context, { pets, from: context.who.id, to, kind: 'registration', by })
}
