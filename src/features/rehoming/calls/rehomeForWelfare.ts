import { isVerified } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import { hasPicture } from '#features/files/queries.ts'
import { birthProblemOf } from '#features/welfare/policy.ts'
import { lastLeftOn } from '#features/welfare/queries/custodies.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { whenText } from '#platform/text/whentext.ts'
import { rehomeForWelfare } from '../contract.ts'
import { handOver, takeIn } from '../handover.ts'
import { rehomingLife } from '../lifecycle.ts'
import { sideOf, whyNotNow } from '../policy.ts'
import { lockRehoming } from '../queries.ts'

export default answer(rehomeForWelfare, async (context) => {
  const { input, who, db, now, refuse, transition } = context
  const { cameOn, condition, photoId } = input.intake
  const held = await lockRehoming(db, input.rehomingId)
  const isOurs = held?.rehoming.target === 'organisation' && sideOf(held.rehoming, await accountById(db, who.id)) === 'taker'
  if (!held || !isOurs) throw refuse('noSuchRehoming')
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  if (cameOn > londonDate(now)) throw refuse('inFuture', { field: 'intake.cameOn' })
  const unborn = birthProblemOf(cameOn, held.pet)
  if (unborn) throw refuse('beforeBirth', { words: unborn, field: 'intake.cameOn' })
  const leftOn = await lastLeftOn(db, { petId: held.pet.id, organisationId: who.id })
  if (leftOn && cameOn < leftOn) throw refuse('beforeItLeft', { words: beforeItLeft(held.pet.name, leftOn), field: 'intake.cameOn' })
  if (photoId && !(await hasPicture(db, photoId, who.id))) throw refuse('noSuchPhoto', { field: 'intake.photoId' })

  await transition(rehomingLife, 'accept', held.rehoming.id, 'recipient')
  const because = whyNotNow(who, held.rehoming, held.pet, now)
  if (because) throw refuse('notNow', { because })
  await handOver(context, held, { to: who.id, by: 'recipient', way: 'intake', clause: rehomingLife.moves.accept.clause })
  await takeIn(context, held, who.id, { cameOn, condition, photoId, rescueBackup: input.rescueBackup })
  return { petId: held.pet.id, petName: held.pet.name }
})

const beforeItLeft = (name: string, leftOn: string) =>
  `${name} left you on ${whenText(leftOn, 'day')}. Enter the day it came back: that day or later.`
