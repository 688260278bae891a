import { organisationName } from '#features/accounts/queries/profiles.ts'
import { isTrusted } from '#features/pets/policy.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { animalsInCare } from '../animalsInCare.ts'
import { saveOutcome } from '../contract.ts'
import { putToSleep } from '../messages.ts'

type Asking = CallContext<typeof saveOutcome>

export default answer(saveOutcome, async (context) => {
  const { input, who, db, now, refuse } = context
  const { petIds, outcome, on, to } = input
  if (on > londonDate(now)) throw refuse('inFuture', { field: 'on' })
  if (outcome === 'transferred' && !to) throw refuse('toNeeded', { field: 'to' })
  if (outcome === 'euthanised' && petIds.length > 1) throw refuse('oneAtATime')

  const animals = await animalsInCare(db, who.id, petIds)
  if (!animals) throw refuse('notYours')
  if (animals.some(({ cameOn }) => on < cameOn)) throw refuse('beforeIntake', { field: 'on' })
  if (LEAVES.has(outcome) && animals.some(({ isOffered, isRehoming }) => isOffered || isRehoming)) throw refuse('offered')

  const stays = animals.map(({ intakeId }) => intakeId)
  await db.updateTable('intake').set(written(context)).where('id', 'in', stays).execute()
  if (outcome === 'euthanised') for (const animal of animals) await recordDeath(context, animal)
  return { saved: animals.length }
})

/** After these it’s no longer with the organisation, though the record may wait for its next keeper. */
const LEAVES: ReadonlySet<Asking['input']['outcome']> = new Set(['reunited', 'transferred', 'euthanised'])

function written({ input: { outcome, on, to, location } }: Asking) {
  const none = { outcome: null, outcomeOn: null, outcomeTo: null, fosterSince: null, ...(location && { location }) }
  if (outcome === 'withUs') return none
  if (outcome === 'inFoster') return { ...none, fosterSince: on }
  return { ...none, outcome, outcomeOn: on, outcomeTo: outcome === 'transferred' ? to : null }
}

/** It is the same death as a keeper reports. Whoever promised to take the animal back hears of it. */
async function recordDeath(context: Asking, pet: PetRow): Promise<void> {
  const { input, who, db, refuse, notify } = context
  const trusted = isTrusted(who, pet)
  if (trusted !== true) throw refuse('unproven', { because: trusted })
  await reportPet(context, pet, 'reportDeceased', { on: input.on })
  if (!pet.rescueBackupId || pet.rescueBackupId === who.id) return
  const by = (await organisationName(db, who.id)) ?? 'An organisation'
  await notify(pet.rescueBackupId, putToSleep({ name: pet.originalName, chipNumber: pet.chipNumber, on: input.on, by }))
}
