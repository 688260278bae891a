import { accountById } from '#features/accounts/queries.ts'
import { after } from '#platform/law/lifecycle.ts'
import { type Asked, answer } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { acceptRejectRehomeRequest } from '../contract.ts'
import { handOver } from '../handing.ts'
import { rehomingLife } from '../lifecycle.ts'
import { saidNo, toGiver } from '../messages.ts'
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
  const because = whyNotNow(who, rehoming, pet, now)
  if (because) throw refuse('notNow', { words: because })
  await handOver(asked, held, { to: who.id, by: 'recipient', way: 'rehoming', clause: rehomingLife.moves.accept.rule })
}

async function reject({ db, needs, refuse, move, send }: Asking, { rehoming }: Held, side: Side): Promise<void> {
  if (side !== 'taker') throw refuse('noSuchRehoming')
  await move(rehomingLife, 'reject', rehoming.id, 'recipient')
  const sides = await sidesOf(db, rehoming.id)
  await send(toGiver(sides, saidNo(sides, needs.config.publicUrl + paths.pet(rehoming.petId))))
}

/** The former keeper disputes it; the present one gives the animal back at once. */
async function wrong(asked: Asking, held: Held, side: Side): Promise<void> {
  const { who, db, now, refuse } = asked
  const [move, by] = side === 'giver' ? (['sayWrong', 'formerKeeper'] as const) : (['giveBack', 'keeper'] as const)
  const next = after(rehomingLife, move, held.rehoming.status, by)
  if ('because' in next) throw refuse('notNow', { words: next.because })
  if (!isInTimeToUndo(held.rehoming, now)) throw refuse('undoEnded')
  if (held.pet.keeperId !== held.rehoming.toAccount) throw refuse('notNow', { words: MOVED_ON })
  if (side === 'giver') return dispute(asked, held)

  const because = whyNotBack(who, held.rehoming, held.pet, now) ?? whyGone(await accountById(db, held.rehoming.fromAccount))
  if (because) throw refuse('notNow', { words: because })
  return giveBack(asked, held, { move: 'giveBack', by: 'keeper' })
}

const MOVED_ON = 'This animal has changed hands again since. Ring us, and we will look at it together.'

const whyGone = ({ status }: { status: string }) =>
  status === 'closed' ? 'Its former keeper has left the register. Ring us, and we will look at it together.' : null
