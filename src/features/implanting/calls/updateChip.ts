import { petHeld } from '#features/pets/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { updateChip } from '../contract.ts'
import { IMPLANTED, mayChange } from '../policy.ts'

export default answer(updateChip, async ({ input, who, db, now, refuse, note }) => {
  const { implantId, implantedOn, site } = input
  const implant = await db
    .selectFrom('implant')
    .selectAll()
    .where('id', '=', implantId)
    .where('implanterId', '=', who.id)
    .executeTakeFirst()
  if (!implant) throw refuse('noSuchImplant')
  const may = mayChange({ ...implant, now })
  if (may !== true) throw refuse('tooLate', { words: may })
  if (implantedOn > londonDate(now)) throw refuse('inFuture', { field: 'implantedOn' })

  const pet = implant.petId ? await petHeld(db, implant.petId) : undefined
  await db.updateTable('implant').set({ implantedOn, site, changedAt: now }).where('id', '=', implantId).execute()
  if (!pet || pet.chipNumber !== implant.chipNumber) return null
  await db.updateTable('pet').set({ implantedOn, implantSite: site, updatedAt: now }).where('id', '=', pet.id).execute()
  await note('pet', pet.id, { move: 'writeImplant', clause: IMPLANTED, by: 'Implanter', facts: { changed: ['implant'] } })
  return null
})
