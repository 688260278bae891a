import { later } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { whyNotThem } from '../chosen.ts'
import { chooseApplicant } from '../contract.ts'
import { AGREE_DAYS, rehomingLife } from '../lifecycle.ts'
import { youWereChosen } from '../messages.ts'
import { whyNotNow } from '../policy.ts'
import { applicationById, applicationOf, lockRehoming, sidesOf } from '../queries.ts'
import { beginTalk } from '../talks.ts'

const TAKEN_BACK = 'This offer has been withdrawn. Choose someone else.'

/** REHOME-4: nothing changes on the register yet; the two can write to each other and agree a day. */
export default answer(chooseApplicant, async (context) => {
  const { input, who, db, now, refuse, transition, notify } = context
  const known = await applicationById(db, input.applicationId)
  const held = known ? await lockRehoming(db, known.rehomingId) : null
  if (!known || held?.rehoming.fromAccount !== who.id) throw refuse('noSuchApplication')

  // Looked at again now that the animal is held: whoever takes an offer back holds it too, and may have made another since.
  const application = await applicationOf(db, held.rehoming.id, known.accountId)
  if (!application) throw refuse('notNow', { words: TAKEN_BACK })
  const { accountId, asOrganisation } = application
  await transition(rehomingLife, 'choose', held.rehoming.id, 'keeper', { asOrganisation })
  const why = whyNotNow(who, held.rehoming, held.pet, now) ?? (await whyNotThem(db, application))
  if (why) throw refuse('notNow', { because: why })

  const answerBy = later(now, { days: AGREE_DAYS })
  await db
    .updateTable('rehoming')
    .set({ toAccount: accountId, answerBy, handOverOn: null, reminders: 0 })
    .where('id', '=', held.rehoming.id)
    .execute()
  const threadId = await beginTalk(context, held, application, input.message)
  await notify(accountId, youWereChosen(await sidesOf(db, held.rehoming.id), input.message))
  return { petId: held.pet.id, petName: held.pet.name, threadId }
})
