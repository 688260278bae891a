import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { qrPicture } from '#platform/text/qrpicture.ts'
import { beginSecondFactor } from '../contract.ts'
import { accountById, accountToChange } from '../queries.ts'
import { newTotpSecret, totpLink } from '../totp.ts'

export default handlerWithPreflight(beginSecondFactor, checkPassword, async ({ who, db, now, services, refuse }, checked) => {
  const account = await accountToChange(db, who.id)
  if (account.passwordHash !== checked) throw refuse('wrongPassword', { field: 'password' })
  const secret = newTotpSecret()
  const begun = { secret: services.vault.seal(`secondFactor/${who.id}`, secret), begunAt: now }
  const row = await db
    .insertInto('secondFactor')
    .values({ accountId: who.id, ...begun })
    .onConflict((same) => same.column('accountId').doUpdateSet(begun).where('secondFactor.confirmedAt', 'is', null))
    .returning('accountId')
    .executeTakeFirst()
  if (!row) throw refuse('alreadyOn')

  const link = totpLink(account.email, secret)
  return { secret, link, picture: await qrPicture(link) }
})

/** The hash that the password matched; null where it didn’t. */
async function checkPassword({ input, who, db, services: { passwords } }: PreflightContext<typeof beginSecondFactor>) {
  const { passwordHash } = await accountById(db, who.id)
  return (await passwords.matches(passwordHash, input.password)) ? passwordHash : null
}
