import { later } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { BASE_PATH } from '#platform/contract/call.ts'
import { exportMyData, userProfile } from '../contract.ts'
import { CLOSING_DAYS } from '../lifecycle.ts'
import { accountById } from '../queries.ts'
import { SecondContact } from '../shapes.ts'

export default answer(userProfile, async ({ who, db, now }) => {
  const account = await accountById(db, who.id)
  const profiles = await db.selectFrom('profile').select(['type', 'standing']).where('accountId', '=', who.id).orderBy('createdAt').execute()
  const waiting = await db
    .selectFrom('singleUseToken')
    .select('email')
    .where('accountId', '=', who.id)
    .where('kind', '=', 'verifyEmail')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('email', '<>', account.email)
    .executeTakeFirst()
  const { line1, line2, town, county, postcode, nation } = account
  return {
    ...account,
    status: account.status === 'closing' ? ('closing' as const) : ('active' as const),
    emailVerified: account.emailVerifiedAt !== null,
    emailWaiting: waiting?.email ?? null,
    mobileVerified: account.mobileVerifiedAt !== null,
    address: line1 && town && postcode ? { line1, line2: line2 ?? '', town, county: county ?? '', postcode, nation: nation ?? 'other' } : null,
    secondContact: SecondContact.nullable().parse(account.secondContact),
    profiles,
    closesAt: account.closingAt && later(account.closingAt, { days: CLOSING_DAYS }),
    exportLink: BASE_PATH + exportMyData.path,
  }
})
