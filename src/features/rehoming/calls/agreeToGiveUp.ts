import { mayTransferKeepership } from '#features/pets/policy.ts'
import { lockPet } from '#features/pets/queries.ts'
import { isSignedOver } from '#features/welfare/kit/ways.ts'
import { custodyOf } from '#features/welfare/queries/custodies.ts'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { agreeToGiveUp } from '../contract.ts'
import { handOver, takeIn } from '../handover.ts'
import { ANSWER_DAYS, rehomingLife } from '../lifecycle.ts'
import { lockRehoming, newRehomingToken } from '../queries.ts'

/** The organisation said yes when it took the animal in as given up: with the keeper’s word both sides have. */
export default answer(agreeToGiveUp, async (context) => {
  const { input, who, db, now, refuse, start, transition } = context
  const pet = await lockPet(db, input.petId)
  if (pet?.keeperId !== who.id) throw refuse('notYours')
  const custody = await custodyOf(db, pet.id)
  if (!custody || !isSignedOver(custody.kind)) throw refuse('notAsked')
  const may = mayTransferKeepership(who, { ...pet, now })
  if (may !== true) throw refuse('notNow', { because: may })

  const begun = { id: newId(), status: 'sent' as const, statusAt: now, petId: pet.id, fromAccount: who.id, createdAt: now }
  const to = { target: 'organisation' as const, toAccount: custody.organisationId, answerBy: later(now, { days: ANSWER_DAYS }) }
  await db
    .insertInto('rehoming')
    .values({ ...begun, ...to, why: 'other', feePence: 0, tokenHash: hashOfSecret(newRehomingToken()) })
    .execute()
  await start(rehomingLife, 'give', begun, 'keeper', { target: to.target, why: 'other' })
  await transition(rehomingLife, 'accept', begun.id, 'recipient', { saidAtIntake: custody.intakeId })
  const held = await lockRehoming(db, begun.id)
  if (!held) throw refuse('notYours')
  const { organisationId, cameOn } = custody
  await handOver(context, held, { to: organisationId, by: 'recipient', way: 'intake', clause: rehomingLife.moves.accept.clause })
  await takeIn(context, held, organisationId, { cameOn, rescueBackup: true })
  return { petName: pet.name }
})
