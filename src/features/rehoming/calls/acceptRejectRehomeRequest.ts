import { accountById } from '#features/accounts/queries.ts'
import { because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import { type Asked, answer } from '#platform/server/answer.ts'
import { acceptRejectRehomeRequest } from '../contract.ts'
import { handOver } from '../handing.ts'
import { rehomingLife } from '../lifecycle.ts'
import { saidNo } from '../messages.ts'
import { isInTimeToUndo, type Side, sideOf, whyNotBack, whyNotNow } from '../policy.ts'
import { type Held, rehomingById, rehomingHeld, sidesOf } from '../queries.ts'
import { dispute, giveBack } from '../undoing.ts'

type Asking = Asked<typeof acceptRejectRehomeRequest>

export default answer(acceptRejectRehomeRequest, async (asked) => {
  const { input, who, db, refuse } = asked
  const held = await rehomingHeld(db, input.rehomingId)
  const side = held && sideOf(held.rehoming, await accountById(db, who.id))
  if (!held || !side) throw refuse('noSuchRehoming')
  if (side === 'unconfirmed') throw refuse('confirmFirst')

  await { accept, reject, wrong }[input.answer](asked, held, side)
  const { status } = (await rehomingById(db, held.rehoming.id)) ?? held.rehoming
  return { status, petId: held.pet.id, petName: held.pet.name }
})

async function accept(asked: Asking, held: Held, side: Side): Promise<void> {
  const { input, who, now, refuse, move } = asked
  const { rehoming, pet } = held
  if (side !== 'taker') throw refuse('noSuchRehoming')
  if (rehoming.target === 'organisation' && rehoming.status === 'sent') throw refuse('intakeNeeded')
  if (!input.adult) throw refuse('adultsOnly', { field: 'adult' })

  await move(rehomingLife, 'accept', rehoming.id, 'recipient')
  const why = whyNotNow(who, rehoming, pet, now)
  if (why) throw refuse('notNow', { because: why })
  await handOver(asked, held, { to: who.id, by: 'recipient', way: 'rehoming', clause: rehomingLife.moves.accept.clause })
}

async function reject({ db, refuse, move, notify }: Asking, { rehoming }: Held, side: Side): Promise<void> {
  if (side !== 'taker') throw refuse('noSuchRehoming')
  await move(rehomingLife, 'reject', rehoming.id, 'recipient')
  const sides = await sidesOf(db, rehoming.id)
  await notify(sides.fromAccount, saidNo(sides))
}

/** The former keeper disputes it; the present one gives the animal back at once. */
async function wrong(asked: Asking, held: Held, side: Side): Promise<void> {
  const { who, db, now, refuse } = asked
  const [move, by] = side === 'giver' ? (['sayWrong', 'formerKeeper'] as const) : (['giveBack', 'keeper'] as const)
  const allowed = may(rehomingLife, move, by)(who, held.rehoming)
  if (allowed !== true) throw refuse('notNow', { because: allowed })
  if (!isInTimeToUndo(held.rehoming, now)) throw refuse('undoEnded')
  if (held.pet.keeperId !== held.rehoming.toAccount) throw refuse('notNow', { because: MOVED_ON })
  if (side === 'giver') return dispute(asked, held)

  const why = whyNotBack(who, held.rehoming, held.pet, now) ?? whyGone(await accountById(db, held.rehoming.fromAccount))
  if (why) throw refuse('notNow', { because: why })
  return giveBack(asked, held, { move: 'giveBack', by: 'keeper' })
}

const MOVED_ON = because('KEEP-4', 'This animal has changed hands again since. Ring us, and we will look at it together.')

const whyGone = ({ status }: { status: string }) =>
  status === 'closed' ? because(null, 'Its former keeper has left the register. Ring us, and we will look at it together.') : null
