import { lockPet } from '#features/pets/queries.ts'
import { isSterile } from '#features/stock/policy.ts'
import { implantProblem } from '#knowledge/animals/birth.ts'
import { answer } from '#platform/server/answer.ts'
import { updateChip } from '../contract.ts'
import { dayFault, IMPLANTED, mayChange } from '../policy.ts'

export default answer(updateChip, async ({ input, who, db, now, refuse, recordEvent }) => {
  const { implantId, implantedOn, site } = input
  const implant = await db
    .selectFrom('implant')
    .selectAll()
    .where('id', '=', implantId)
    .where('implanterId', '=', who.id)
    .executeTakeFirst()
  if (!implant) throw refuse('noSuchImplant')
  const may = mayChange({ ...implant, now })
  if (may !== true) throw refuse('tooLate', { because: may })
  const fault = dayFault(implantedOn, now)
  if (fault) throw refuse(fault, { field: 'implantedOn' })
  const unit = await db.selectFrom('chipUnit').select('expiresOn').where('number', '=', implant.chipNumber).executeTakeFirst()
  if (unit && !isSterile(unit, implantedOn)) throw refuse('notSterile', { field: 'implantedOn' })

  const pet = implant.petId ? await lockPet(db, implant.petId) : undefined
  const unborn = pet && implantProblem(implantedOn, pet, now)
  if (unborn) throw refuse('beforeBirth', { words: unborn, field: 'implantedOn' })
  await db.updateTable('implant').set({ implantedOn, site, changedAt: now }).where('id', '=', implantId).execute()
  if (!pet || pet.chipNumber !== implant.chipNumber) return null
  await db.updateTable('pet').set({ implantedOn, implantSite: site, updatedAt: now }).where('id', '=', pet.id).execute()
  await recordEvent('pet', pet.id, { move: 'writeImplant', clause: IMPLANTED.clause, by: 'Implanter', facts: { changed: ['implant'] } })
  return null
})
