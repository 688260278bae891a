import { isGone } from '#features/pets/policy.ts'
import { lockPet } from '#features/pets/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { reportDeath } from '../contract.ts'
import { deathReportLife } from '../lifecycle.ts'
import { foundDead } from '../messages.ts'
import { mayDie } from '../policy.ts'
import { contestUntil, lookupToReport, reportOf } from '../queries.ts'

/** DEATH-1 */
export default answer(reportDeath, async ({ input, who, db, now, refuse, start, notify }) => {
  const lookup = await lookupToReport(db, { lookupId: input.lookupId, by: who.id, now })
  const pet = lookup && (await lockPet(db, lookup.petId))
  if (!pet) throw refuse('lookItUp')
  if (isGone(pet) || (await reportOf(db, pet.id))) throw refuse('hasDied')
  if (!mayDie(pet)) throw refuse('notKept')
  if (input.diedOn > londonDate(now)) throw refuse('inFuture', { field: 'diedOn' })
  if (pet.bornExactly && input.diedOn < pet.bornOn) throw refuse('beforeBirth', { field: 'diedOn' })

  const id = newId()
  const { organisation } = lookup
  const said = { diedOn: input.diedOn, words: input.words, organisation }
  const row = { ...said, id, petId: pet.id, keeperId: pet.keeperId, lookupId: lookup.id, reportedBy: who.id, createdAt: now }
  await db
    .insertInto('deathReport')
    .values({ ...row, status: 'reported', statusAt: now })
    .execute()
  const role = who.roles.includes('Staff') ? 'Staff' : 'Welfare'
  await start(deathReportLife, 'report', { id, status: 'reported' }, role, { petId: pet.id, organisation })
  const until = contestUntil(row)
  await notify(pet.keeperId, foundDead({ ...said, petName: pet.name }, pet.id, until))
  return { petName: pet.name, until }
})
