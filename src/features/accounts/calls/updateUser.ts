import { later, londonDate } from '#platform/clock/clock.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { updateUser } from '../contract.ts'
import { accountLife, CLOSING_DAYS } from '../lifecycle.ts'
import { accountClosing } from '../messages.ts'
import { closingStops } from '../points.ts'
import { accountById, accountToChange } from '../queries.ts'

export default handlerWithPreflight(updateUser, passwordToClose, async (context, checked) => {
  const { input, who, db, now, refuse, transition } = context
  const account = await accountToChange(db, who.id)
  const alertByEmail = input.alertByEmail ?? account.alertByEmail
  const alertBySms = input.alertBySms ?? account.alertBySms
  const reachable = alertByEmail || (alertBySms && account.mobileVerifiedAt !== null)
  if (!reachable) throw refuse('oneChannel', { field: input.alertByEmail === false ? 'alertByEmail' : 'alertBySms' })

  await db
    .updateTable('account')
    .set({
      alertByEmail,
      alertBySms,
      marketing: input.marketing ?? account.marketing,
      antiPhishingWord: input.antiPhishingWord === undefined ? account.antiPhishingWord : input.antiPhishingWord || null,
      contactConfirmedAt: input.detailsAreRight ? now : account.contactConfirmedAt,
    })
    .where('id', '=', who.id)
    .execute()
  if (input.close) await close(context, account, checked)
  if (input.keep) await transition(accountLife, 'keep', who.id, 'holder')
  const { status } = await accountById(db, who.id)
  return { status: status === 'closing' ? ('closing' as const) : ('active' as const) }
})

/** The hash that the password given to close the account matches; null where it does not, or none is needed. */
async function passwordToClose({ input, who, db, services }: PreflightContext<typeof updateUser>): Promise<string | null> {
  if (!input.close) return null
  const { passwordHash } = await accountById(db, who.id)
  return (await services.passwords.matches(passwordHash, input.close.password)) ? passwordHash : null
}

async function close(
  { who, db, now, refuse, transition, notify, extensions }: CallContext<typeof updateUser>,
  account: Awaited<ReturnType<typeof accountById>>,
  checked: string | null,
) {
  if (account.passwordHash !== checked) throw refuse('wrongPassword', { field: 'close.password' })
  for (const stopOf of extensions(closingStops)) {
    const because = await stopOf(db, { accountId: who.id, now })
    if (because) throw refuse('notSettled', { because })
  }
  await transition(accountLife, 'close', who.id, 'holder')
  await notify(account, accountClosing(londonDate(later(now, { days: CLOSING_DAYS }))))
}
