import { accountById } from '#features/accounts/queries.ts'
import { because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { acceptRejectRehomeRequest } from '../contract.ts'
import { handOver } from '../handover.ts'
import { rehomingLife } from '../lifecycle.ts'
import { saidNo } from '../messages.ts'
import { asksAdult, isInTimeToUndo, type Side, sideOf, whyNotBack, whyNotNow } from '../policy.ts'
import { type Held, lockRehoming, rehomingById, sidesOf } from '../queries.ts'
import { dispute, returnAnimal } from '../reversal.ts'

type Asking = CallContext<typeof acceptRejectRehomeRequest>

export default answer(acceptRejectRehomeRequest, async (context) => {
  const { input, who, db, refuse } = context
  const held = await lockRehoming(db, input.rehomingId)
  const side = held && sideOf(held.rehoming, await accountById(db, who.id))
  if (!held || !side) throw refuse('noSuchRehoming')
  if (side === 'unconfirmed') throw refuse('confirmFirst')

  await { accept, reject, wrong }[input.answer](context, held, side)
  const { status } = (await rehomingById(db, held.rehoming.id)) ?? held.rehoming
  return { status, petId: held.pet.id, petName: held.pet.name }
})

async function accept(context: Asking, held: Held, side: Side): Promise<void> {
  const { input, who, now, refuse, transition } = context
  const { rehoming, pet } = held
  if (side !== 'taker') throw refuse('noSuchRehoming')
  if (rehoming.target === 'organisation' && rehoming.status === 'sent') throw refuse('intakeNeeded')
  if (!input.adult && asksAdult(pet, who)) throw refuse('adultsOnly', { field: 'adult' })

  await transition(rehomingLife, 'accept', rehoming.id, 'recipient')
  const why = whyNotNow(who, rehoming, pet, now)
  if (why) throw refuse('notNow', { because: why })
  await handOver(context, held, { to: who.id, by: 'recipient', way: 'rehoming', clause: rehomingLife.moves.accept.clause })
}

async function reject({ db, refuse, transition, notify }: Asking, { rehoming }: Held, side: Side): Promise<void> {
  if (side !== 'taker') throw refuse('noSuchRehoming')
  await transition(rehomingLife, 'reject', rehoming.id, 'recipient')
  const sides = await sidesOf(db, rehoming.id)
  await notify(sides.fromAccount, saidNo(sides))
}

/** The former keeper disputes it; the present one gives the animal back at once. */
async function wrong(context: Asking, held: Held, side: Side): Promise<void> {
  const { who, db, now, refuse } = context
  const [move, by] = side === 'giver' ? (['sayWrong', 'formerKeeper'] as const) : (['giveBack', 'keeper'] as const)
  const allowed = may(rehomingLife, move, by)(who, held.rehoming)
  if (allowed !== true) throw refuse('notNow', { because: allowed })
  if (!isInTimeToUndo(held.rehoming, now)) throw refuse('undoEnded')
  if (held.pet.keeperId !== held.rehoming.toAccount) throw refuse('notNow', { because: MOVED_ON })
  if (side === 'giver') return dispute(context, held)

  const why = whyNotBack(who, held.rehoming, held.pet, now) ?? whyGone(await accountById(db, held.rehoming.fromAccount))
  if (why) throw refuse('notNow', { because: why })
  return returnAnimal(context, held, { move: 'giveBack', by: 'keeper' })
}

const MOVED_ON = because('KEEP-4', 'This animal has changed hands again since. Call us and we’ll look into it with you.')

const whyGone = ({ status }: { status: string }) =>
  status === 'closed' ? because(null, 'The former keeper has closed their account. Call us and we’ll look into it with you.') : null
