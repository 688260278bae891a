import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { answer } from '#platform/server/answer.ts'
import { sendEvidence } from '../contract.ts'
import { isOtherLicence, licenceOf, withEvidence, withLicence } from '../evidence.ts'
import { isRenewable } from '../expiry.ts'
import { EVIDENCE, LICENCE, RENEWAL, verificationLife } from '../lifecycle.ts'
import { licenceCorrected } from '../points.ts'
import { accountById } from '../queries.ts'
import { signedInAs } from '../sessions.ts'

export default answer(sendEvidence, async (context) => {
  const { input, who, db, now, refuse, transition, recordEvent, extensions } = context
  const { profileType, fileIds, licence, correctsLicence, nothingChanged } = input
  if (licence && profileType !== 'Breeder') throw refuse('breedersOnly', { field: 'licence' })
  const profile = await db
    .selectFrom('profile')
    .select(['id', 'status', 'details', 'verifiedUntil', 'renewalAt'])
    .where('accountId', '=', who.id)
    .where('type', '=', profileType)
    .forUpdate()
    .executeTakeFirst()
  if (!profile) throw refuse('noSuchProfile', { field: 'profileType' })
  if (!(await areTheirs(db, fileIds, who.id))) throw refuse('noSuchFile', { field: 'fileIds' })
  const renews = isRenewable(profile, londonDate(now))
  if (nothingChanged && !renews) throw refuse('nothingEnds')

  const shown = withEvidence(profile.details, fileIds, input.note)
  const before = licenceOf(profile.details)
  const isCorrection = correctsLicence && before !== null
  const details = JSON.stringify(licence ? withLicence(shown, licence, { today: londonDate(now), isCorrection }) : shown)
  const renewalAt = renews ? (profile.renewalAt ?? now) : profile.renewalAt
  await db.updateTable('profile').set({ details, renewalAt }).where('id', '=', profile.id).execute()
  if (licence)
    await recordEvent('profile', profile.id, { move: 'giveLicence', clause: LICENCE.clause, by: 'holder', facts: { profileType } })
  if (licence && isCorrection)
    for (const told of extensions(licenceCorrected)) await told(context, { breederId: who.id, before, after: licence })
  if (renews) await recordEvent('profile', profile.id, { move: 'askAgain', clause: RENEWAL.clause, by: 'holder', facts: { profileType } })
  const facts = { profileType, files: new Set(fileIds).size }
  if (profile.status === 'refused') {
    await transition(verificationLife, 'applyAgain', profile.id, 'holder', facts)
    const { token } = await signedInAs(context, await accountById(db, who.id), who.sessionId)
    return { standing: 'applied' as const, token }
  }
  if (profile.status === 'verified' && licence && isOtherLicence(profile.details, licence)) {
    await transition(verificationLife, 'changeLicence', profile.id, 'holder', facts)
    return { standing: 'applied' as const, token: null }
  }
  if (fileIds.length > 0) await recordEvent('profile', profile.id, { move: 'sendEvidence', clause: EVIDENCE.clause, by: 'holder', facts })
  return { standing: profile.status, token: null }
})

/** Files that the account itself has sent; the upload took only pictures and PDFs. */
async function areTheirs(db: Db, fileIds: readonly string[], accountId: string): Promise<boolean> {
  if (fileIds.length === 0) return true
  const wanted = [...new Set(fileIds)]
  const found = await db.selectFrom('file').select('id').where('id', 'in', wanted).where('accountId', '=', accountId).execute()
  return found.length === wanted.length
}
