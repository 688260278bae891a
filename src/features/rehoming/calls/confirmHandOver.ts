import { londonDate } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { whyNotThem } from '../chosen.ts'
import { confirmHandOver } from '../contract.ts'
import { handOver, takeIn } from '../handover.ts'
import { isHandOverCode } from '../handovercode.ts'
import { rehomingLife } from '../lifecycle.ts'
import { notChosen } from '../messages.ts'
import { whyNotNow } from '../policy.ts'
import { applicantsOf, chosenFor, type Held, lockRehoming } from '../queries.ts'

/** REHOME-8: the new keeper's half of the hand-over, or both halves by the code that was said at the door. */
export default answer(confirmHandOver, async (context) => {
  const { input, who, db, now, services, refuse, transition } = context
  const held = await lockRehoming(db, input.rehomingId)
  const chosen = held && (await chosenFor(db, held.rehoming.id))
  if (!held || chosen?.accountId !== who.id) throw refuse('noSuchRehoming')
  const { rehoming, pet } = held
  if (input.code && !isHandOverCode(services, chosen.id, input.code)) throw refuse('wrongCode', { field: 'code' })

  const move = input.code ? 'confirmByCode' : 'confirmHandOver'
  await transition(rehomingLife, move, rehoming.id, 'recipient')
  const because = whyNotNow(who, rehoming, pet, now) ?? (await whyNotThem(db, chosen))
  if (because) throw refuse('notNow', { because })
  const { asOrganisation } = chosen
  await handOver(context, held, {
    to: who.id,
    by: 'recipient',
    way: asOrganisation ? 'intake' : 'rehoming',
    clause: rehomingLife.moves[move].clause,
  })
  if (asOrganisation) await takeIn(context, held, who.id, { cameOn: londonDate(now), rescueBackup: true })
  await tellOthers(context, held)
  return { petId: pet.id, petName: pet.name }
})

async function tellOthers({ db, who, notify }: CallContext<typeof confirmHandOver>, { rehoming, pet }: Held): Promise<void> {
  const applicants = await applicantsOf(db, rehoming.id)
  for (const applicant of applicants.filter(({ id }) => id !== who.id)) await notify(applicant, notChosen(pet.name))
}
