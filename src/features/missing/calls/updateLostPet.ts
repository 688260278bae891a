import { petToChange } from '#features/pets/queries.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { answer } from '#platform/server/answer.ts'
import { updateLostPet } from '../contract.ts'
import { lostCaseLife } from '../lifecycle.ts'
import { lostCaseById } from '../queries.ts'

/** What each word means. */
const MOVES = { held: 'hold', home: 'reunite', falseAlarm: 'callOff', search: 'resume' } as const

export default answer(updateLostPet, async (context) => {
  const { input, who, db, refuse, transition } = context
  const lost = await lostCaseById(db, input.caseId)
  const pet = lost && (await petToChange(db, lost.petId, who.id))
  if (!lost || !pet || lost.keeperId !== who.id) throw refuse('notFound')

  const status = await transition(lostCaseLife, MOVES[input.now], lost.id, 'keeper', input.words ? { words: input.words } : {})
  const words = input.words || null
  if (input.now === 'search') await db.updateTable('lostCase').set({ heldBy: null }).where('id', '=', lost.id).execute()
  if (input.now === 'held') await db.updateTable('lostCase').set({ heldBy: words }).where('id', '=', lost.id).execute()
  if (input.now === 'home') await db.updateTable('lostCase').set({ how: words }).where('id', '=', lost.id).execute()
  if ((input.now === 'home' || input.now === 'falseAlarm') && isAway(pet.status)) await reportPet(context, pet, 'reportFound')
  return { status }
})

const isAway = (status: string) => status === 'missing' || status === 'stolen'
