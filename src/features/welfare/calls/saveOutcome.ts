import { londonDate } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { animalsInCare } from '../animalsInCare.ts'
import { saveOutcome } from '../contract.ts'
import { endCustody } from '../endCustody.ts'
import { onlySuffering } from '../policy.ts'
import { recordDeath } from '../recordDeath.ts'

type Asking = CallContext<typeof saveOutcome>

export default answer(saveOutcome, async (context) => {
  const { input, who, db, now, refuse } = context
  const { petIds, outcome, on, to } = input
  if (on > londonDate(now)) throw refuse('inFuture', { field: 'on' })
  if (outcome === 'transferred' && !to) throw refuse('toNeeded', { field: 'to' })
  if (outcome === 'euthanised') refuseUndecided(context)

  const animals = await animalsInCare(db, who.id, petIds)
  if (!animals) throw refuse('notYours')
  if (animals.some(({ cameOn }) => on < cameOn)) throw refuse('beforeIntake', { field: 'on' })
  if (LEAVES.has(outcome) && animals.some(({ isHeld, isOffered, isRehoming }) => !isHeld && (isOffered || isRehoming)))
    throw refuse('offered')
  if (outcome === 'gone' && animals.some(({ isHeld, chipNumber }) => !isHeld && chipNumber !== '')) throw refuse('reportMissing')
  const held = animals.flatMap((animal) => onlySuffering(animal, now) ?? [])
  const [because] = outcome === 'euthanised' && input.reason !== 'suffering' ? held : []
  if (because) throw refuse('onlySuffering', { because, field: 'reason' })

  const stays = animals.map(({ intakeId }) => intakeId)
  await db.updateTable('intake').set(written(context)).where('id', 'in', stays).execute()
  for (const animal of animals) {
    if (outcome === 'died' || outcome === 'euthanised') await recordDeath(context, animal)
    if (animal.isHeld) await endCustody(context, animal)
  }
  return { saved: animals.length }
})

/** After these it’s no longer with the organisation, though the record may wait for its next keeper. */
const LEAVES: ReadonlySet<Asking['input']['outcome']> = new Set(['reunited', 'transferred', 'died', 'euthanised'])

/** Nobody puts an animal to sleep by a slip of the finger: why, who decided, and once more. */
function refuseUndecided({ input: { petIds, reason, decidedBy, isCertain }, refuse }: Asking): void {
  if (petIds.length > 1) throw refuse('oneAtATime')
  if (!reason) throw refuse('reasonNeeded', { field: 'reason' })
  if (!decidedBy) throw refuse('decidedByNeeded', { field: 'decidedBy' })
  if (!isCertain) throw refuse('notCertain', { field: 'isCertain' })
}

function written({ input: { outcome, on, to, location, reason, decidedBy } }: Asking) {
  const still = { outcome: null, outcomeOn: null, outcomeTo: null, fosterSince: null, sleepReason: null, sleepDecidedBy: null }
  const none = { ...still, ...(location && { location }) }
  if (outcome === 'withUs') return none
  if (outcome === 'inFoster') return { ...none, fosterSince: on }
  const sleep = outcome === 'euthanised' && reason ? { sleepReason: reason, sleepDecidedBy: decidedBy } : {}
  return { ...none, ...sleep, outcome, outcomeOn: on, outcomeTo: outcome === 'transferred' ? to : null }
}
