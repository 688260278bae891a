import { petToChange } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { moveTag } from '../contract.ts'
import { MOVED } from '../lifecycle.ts'
import { isWorking } from '../policy.ts'
import { ownTag } from '../queries.ts'

/** TAG-14: a pet whose chip has come onto the register takes over its tag, with the scans that were made of it. */
export default answer(moveTag, async ({ input, who, db, refuse, recordEvent }) => {
  const tag = await ownTag(db, input.tagId, who.id)
  if (!tag || !isWorking(tag)) throw refuse('noSuchTag')
  const pet = await petToChange(db, input.petId, who.id)
  if (!pet) throw refuse('notYours', { field: 'petId' })
  await db.updateTable('tag').set({ petId: pet.id, card: null }).where('id', '=', tag.id).execute()
  if (tag.card) await db.updateTable('scan').set({ petId: pet.id }).where('tagId', '=', tag.id).where('petId', 'is', null).execute()
  await db.updateTable('tagShare').set({ petId: pet.id, tagId: null }).where('tagId', '=', tag.id).execute()
  await recordEvent('tag', tag.id, { move: 'move', clause: MOVED.clause, by: 'keeper', facts: { petId: pet.id } })
  return null
})
