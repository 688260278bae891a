import { sql } from 'kysely'
import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { updatePractice } from '../contract.ts'
import { PRACTICE } from '../lifecycle.ts'
import { mayRequalify, versionOfPractice } from '../practice.ts'
import { implanterProfile } from '../queries.ts'

export default answer(updatePractice, async ({ input, who, db, now, refuse, recordEvent }) => {
  const { version, ...changed } = input
  const { professional, serviceAddress, insurance } = changed
  const profile = await implanterProfile(db, who.id).forUpdate().executeTakeFirst()
  if (!profile) throw refuse('noSuchProfile')
  if (version !== undefined && version !== versionOfPractice(profile.details)) throw refuse('changedMeanwhile')
  if (insurance && insurance.until < londonDate(now)) throw refuse('uninsured', { field: 'insurance.until' })
  const may = mayRequalify(profile)
  if (professional && may !== true) throw refuse('checkedAlready', { because: may })

  const changes = JSON.stringify({ ...professional, serviceAddress, insurance })
  await db
    .updateTable('profile')
    .set({ details: sql`details || ${changes}::jsonb` })
    .where('id', '=', profile.id)
    .execute()
  await recordEvent('profile', profile.id, {
    move: 'changePractice',
    clause: PRACTICE.clause,
    by: 'holder',
    facts: { changed: Object.keys(changed) },
  })
  return null
})
