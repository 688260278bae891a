import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { changePassword } from '../contract.ts'
import { forgetNetworks, rememberNetwork } from '../guesses.ts'
import { PASSWORD } from '../lifecycle.ts'
import { passwordChanged } from '../messages.ts'
import { accountById, accountToChange } from '../queries.ts'
import { endSessions } from '../sessions.ts'
import { voidResetLinks } from '../tokens.ts'

export default handlerWithPreflight(
  changePassword,
  hashBoth,
  async ({ who, db, now, address, refuse, recordEvent, notify }, { checked, newHash }) => {
    const account = await accountToChange(db, who.id)
    if (!newHash || account.passwordHash !== checked) throw refuse('wrongPassword', { field: 'currentPassword' })

    await db.updateTable('account').set({ passwordHash: newHash }).where('id', '=', who.id).execute()
    await endSessions(db, who.id, now, who.sessionId)
    await voidResetLinks(db, who.id, now)
    await forgetNetworks(db, who.id)
    await rememberNetwork(db, account, address, now)
    await recordEvent('account', who.id, { move: 'changePassword', clause: PASSWORD.clause, by: 'holder' })
    await notify(account, passwordChanged())
    return null
  },
)

/** The hash that the current password matched, and the new one's; none where it did not match. */
async function hashBoth({ input, who, db, services: { passwords } }: PreflightContext<typeof changePassword>) {
  const { passwordHash: checked } = await accountById(db, who.id)
  const right = await passwords.matches(checked, input.currentPassword)
  return { checked, newHash: right ? await passwords.hash(input.newPassword) : null }
}
