import { answer } from '#platform/server/answer.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { verifyOtp } from '../contract.ts'
import { MOBILE } from '../lifecycle.ts'
import { accountToChange } from '../queries.ts'

export default answer(verifyOtp, async ({ input, who, db, now, refuse, recordEvent }) => {
  const otp = await db.selectFrom('otp').selectAll().where('accountId', '=', who.id).forUpdate().executeTakeFirst()
  if (!otp) throw refuse('noCode')
  if (otp.expiresAt <= now || otp.triesLeft < 1) throw refuse('codeEnded')
  if (otp.codeHash !== hashOfSecret(`${who.id}/${input.otp}`)) {
    await db
      .updateTable('otp')
      .set({ triesLeft: otp.triesLeft - 1 })
      .where('accountId', '=', who.id)
      .execute()
    return refuse('wrongCode', { field: 'otp' })
  }

  const before = await accountToChange(db, who.id)
  await db.deleteFrom('otp').where('accountId', '=', who.id).execute()
  await db
    .updateTable('account')
    .set({ mobile: otp.mobile, mobileVerifiedAt: now, contactConfirmedAt: now })
    .where('id', '=', who.id)
    .execute()
  await recordEvent('account', who.id, {
    move: 'verifyMobile',
    clause: MOBILE.clause,
    by: 'holder',
    facts: { changed: before.mobile !== null && before.mobile !== otp.mobile },
  })
  return { mobile: otp.mobile }
})
