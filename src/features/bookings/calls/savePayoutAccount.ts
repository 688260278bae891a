import { accountById, implanterProfile } from '#features/accounts/queries.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { savePayoutAccount } from '../contract.ts'
import { PAYOUT_ACCOUNT } from '../lifecycle.ts'
import { payoutAccountChanged } from '../messages.ts'
import { saveBankAccount } from '../payoutaccount.ts'

/** PAYOUT-4: who has got into an account can't have its money sent elsewhere without the password, nor without its holder hearing of it. */
export default handlerWithPreflight(savePayoutAccount, isTheirPassword, async (context, isTheirs) => {
  const { input, who, db, refuse, recordEvent, notify } = context
  if (!(await implanterProfile(db, who.id).executeTakeFirst())) throw refuse('notImplanter')
  if (!isTheirs) throw refuse('wrongPassword', { field: 'password' })
  const { holderName, sortCode, accountNumber } = input
  const ending = await saveBankAccount(context, who.id, { holderName, sortCode, accountNumber })
  await recordEvent('account', who.id, { move: 'changePayoutAccount', clause: PAYOUT_ACCOUNT.clause, by: 'holder' })
  await notify(who.id, payoutAccountChanged(ending))
  return { ending }
})

async function isTheirPassword({ input, who, db, services: { passwords } }: PreflightContext<typeof savePayoutAccount>): Promise<boolean> {
  const { passwordHash } = await accountById(db, who.id)
  return passwords.matches(passwordHash, input.password)
}
