import { later, londonDate } from '#platform/clock/clock.ts'
import { BASE_PATH } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { versionOf } from '#platform/server/version.ts'
import { exportMyData, userProfile } from '../contract.ts'
import { evidenceOf, licenceOf, practiceOf } from '../evidence.ts'
import { endOf, wantsEvidence } from '../expiry.ts'
import { CLOSING_DAYS } from '../lifecycle.ts'
import { pastLicencesOf } from '../pastlicences.ts'
import { accountById, heldDetails, implanterProfile, isChecked } from '../queries.ts'
import { SecondContact } from '../shapes.ts'

export default answer(userProfile, async ({ who, db, now }) => {
  const account = await accountById(db, who.id)
  const { line1, line2, town, county, postcode, nation } = account
  return {
    ...account,
    status: account.status === 'closing' ? ('closing' as const) : ('active' as const),
    emailVerified: account.emailVerifiedAt !== null,
    emailWaiting: await emailWaiting(db, account, now),
    mobileVerified: account.mobileVerifiedAt !== null,
    mobileWaiting: await mobileWaiting(db, account.id, now),
    address:
      line1 && town && postcode ? { line1, line2: line2 ?? '', town, county: county ?? '', postcode, nation: nation ?? 'other' } : null,
    secondContact: SecondContact.nullable().parse(account.secondContact),
    profiles: await profilesOf(db, who, londonDate(now)),
    closesAt: account.status === 'closing' && account.statusAt ? later(account.statusAt, { days: CLOSING_DAYS }) : null,
    exportLink: BASE_PATH + exportMyData.path,
    version: versionOf(heldDetails(account)),
  }
})

async function profilesOf(db: Db, who: Person, today: string) {
  // What a member may implant for a practice is what we checked of themselves.
  const own = who.by && ((await implanterProfile(db, who.by.person.id).executeTakeFirst()) ?? null)
  const profiles = await db
    .selectFrom('profile')
    .select(['type', 'status', 'details', 'verifiedUntil', 'renewalAt'])
    .where('accountId', '=', who.id)
    .orderBy('createdAt')
    .execute()
  return profiles.map((profile) => {
    const { type, status, details } = profile
    const { files, why } = evidenceOf(details)
    const ends = endOf(profile, today)
    const past = pastLicencesOf(details)
    return {
      type,
      standing: status,
      isChecked: isChecked(status),
      wantsEvidence: wantsEvidence(status, files.length, ends),
      evidence: files.length,
      why: status === 'refused' ? why : null,
      licence: licenceOf(details),
      ...(past.length > 0 && { pastLicences: past }),
      ...(ends && { ends }),
      ...(type === 'Implanter' && { practice: practiceOf(own === undefined ? details : own?.details) }),
    }
  })
}

async function emailWaiting(db: Db, account: { id: string; email: string }, now: Date) {
  const waiting = await db
    .selectFrom('singleUseToken')
    .select('email')
    .where('accountId', '=', account.id)
    .where('kind', '=', 'verifyEmail')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('email', '<>', account.email)
    .executeTakeFirst()
  return waiting?.email ?? null
}

async function mobileWaiting(db: Db, accountId: string, now: Date) {
  const waiting = await db
    .selectFrom('otp')
    .select('mobile')
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return waiting?.mobile ?? null
}
