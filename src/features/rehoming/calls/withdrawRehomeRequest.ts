import { answer, type CallContext } from '#platform/server/answer.ts'
import { withdrawRehomeRequest } from '../contract.ts'
import { rehomingLife } from '../lifecycle.ts'
import { noLongerLooking, takenBack, takerOf } from '../messages.ts'
import { applicantsOf, chosenFor, type Held, lockRehoming, sidesOf } from '../queries.ts'
import { endTalk } from '../talks.ts'

export default answer(withdrawRehomeRequest, async (context) => {
  const { input, who, db, now, refuse, transition } = context
  const held = await lockRehoming(db, input.rehomingId)
  if (held?.rehoming.fromAccount !== who.id) throw refuse('noSuchRehoming')
  await transition(rehomingLife, 'withdraw', held.rehoming.id, 'keeper')
  await endTalk(db, (await chosenFor(db, held.rehoming.id))?.threadId, now)
  await tellOthers(context, held)
  return null
})

async function tellOthers({ db, notify }: CallContext<typeof withdrawRehomeRequest>, { rehoming, pet }: Held): Promise<void> {
  const sides = await sidesOf(db, rehoming.id)
  await notify(takerOf(sides), takenBack(sides))
  const others = (await applicantsOf(db, rehoming.id)).filter(({ id }) => id !== rehoming.toAccount)
  for (const applicant of others) await notify(applicant, noLongerLooking(pet.name))
}
