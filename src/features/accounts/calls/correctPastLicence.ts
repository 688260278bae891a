import { answer } from '#platform/server/answer.ts'
import { correctPastLicence } from '../contract.ts'
import { LICENCE } from '../lifecycle.ts'
import { pastLicencesOf, withPastLicence } from '../pastlicences.ts'
import { licenceCorrected } from '../points.ts'

export default answer(correctPastLicence, async (context) => {
  const { input, who, db, refuse, recordEvent, extensions } = context
  const { was, ...right } = input
  const profile = await db
    .selectFrom('profile')
    .select(['id', 'details'])
    .where('accountId', '=', who.id)
    .where('type', '=', 'Breeder')
    .forUpdate()
    .executeTakeFirstOrThrow()
  const before = pastLicencesOf(profile.details).find(({ licenceNumber }) => licenceNumber === was)
  if (!before) throw refuse('noSuchLicence', { field: 'was' })

  const details = JSON.stringify(withPastLicence(profile.details, was, right))
  await db.updateTable('profile').set({ details }).where('id', '=', profile.id).execute()
  await recordEvent('profile', profile.id, {
    move: 'giveLicence',
    clause: LICENCE.clause,
    by: 'holder',
    facts: { profileType: 'Breeder', was },
  })
  for (const told of extensions(licenceCorrected)) await told(context, { breederId: who.id, before, after: right })
  return null
})
