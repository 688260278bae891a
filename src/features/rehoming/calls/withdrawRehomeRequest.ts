import { type Asked, answer } from '#platform/server/answer.ts'
import { withdrawRehomeRequest } from '../contract.ts'
import { rehomingLife } from '../lifecycle.ts'
import { noLongerLooking, takenBack, takerOf } from '../messages.ts'
import { applicantsOf, type Held, rehomingHeld, sidesOf } from '../queries.ts'

export default answer(withdrawRehomeRequest, async (asked) => {
  const { input, who, db, refuse, move } = asked
  const held = await rehomingHeld(db, input.rehomingId)
  if (held?.rehoming.fromAccount !== who.id) throw refuse('noSuchRehoming')
  await move(rehomingLife, 'withdraw', held.rehoming.id, 'keeper')
  await tellOthers(asked, held)
  return null
})

async function tellOthers({ db, notify }: Asked<typeof withdrawRehomeRequest>, { rehoming, pet }: Held): Promise<void> {
  const sides = await sidesOf(db, rehoming.id)
  await notify(takerOf(sides), takenBack(sides))
  for (const applicant of await applicantsOf(db, rehoming.id)) await notify(applicant, noLongerLooking(pet.name))
}
