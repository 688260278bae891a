import { isVerified } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { chooseApplicant } from '../contract.ts'
import { handOver, takeIn } from '../handover.ts'
import { rehomingLife } from '../lifecycle.ts'
import { notChosen } from '../messages.ts'
import { whyNotNow } from '../policy.ts'
import { applicantsOf, applicationById, applicationOf, type Held, lockRehoming } from '../queries.ts'

const TAKEN_BACK = 'This offer has been withdrawn. Choose someone else.'

export default answer(chooseApplicant, async (context) => {
  const { input, who, db, now, refuse, transition } = context
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
  const way = asOrganisation ? 'intake' : 'rehoming'
  await handOver(context, held, { to: accountId, by: 'keeper', way, clause: rehomingLife.moves.choose.clause })
  if (asOrganisation) await takeIn(context, held, accountId, { cameOn: londonDate(now), rescueBackup: true })
  await db.updateTable('rehomingApplication').set({ chosenAt: now }).where('id', '=', application.id).execute()
  await tellOthers(context, held, accountId)
  return { petId: held.pet.id, petName: held.pet.name }
})

/** Why somebody who applied cannot have the animal any more, or null. */
async function whyNotThem(db: Db, { accountId, asOrganisation }: { accountId: string; asOrganisation: boolean }): Promise<Because | null> {
  const { status } = await accountById(db, accountId)
  if (status === 'closed') return because(null, 'Their account has been closed. Choose someone else.')
  if (asOrganisation && !(await isVerified(db, accountId, 'Welfare')))
    return because(null, 'This organisation is no longer verified. Choose someone else.')
  return null
}

async function tellOthers({ db, notify }: CallContext<typeof chooseApplicant>, { rehoming, pet }: Held, chosen: string): Promise<void> {
  const applicants = await applicantsOf(db, rehoming.id)
  for (const applicant of applicants.filter(({ id }) => id !== chosen)) await notify(applicant, notChosen(pet.name))
}
