import { answer } from '#platform/server/answer.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { verifyOtp } from '../contract.ts'
import { MOBILE } from '../lifecycle.ts'
import { mobileChanged } from '../messages.ts'
import { accountToChange } from '../queries.ts'

export default answer(verifyOtp, async ({ input, who, db, now, refuse, recordEvent, notify }) => {
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
  const isChanged = before.mobile !== null && before.mobile !== otp.mobile
  // By the ways that they had before: whoever has taken over an account can’t read both.
  if (isChanged) await notify({ ...before, mobile: before.mobileVerifiedAt ? before.mobile : null }, mobileChanged(otp.mobile))
  await recordEvent('account', who.id, {
    move: 'verifyMobile',
    clause: MOBILE.clause,
    by: 'holder',
    facts: { changed: isChanged },
  })
  return { mobile: otp.mobile }
})
