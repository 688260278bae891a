import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { resetPassword } from '../contract.ts'
import { forgetNetworks, rememberNetwork } from '../guesses.ts'
import { RESET } from '../lifecycle.ts'
import { passwordChanged } from '../messages.ts'
import { accountById } from '../queries.ts'
import { endSessions } from '../sessions.ts'
import { isTokenGood, useToken, voidResetLinks } from '../tokens.ts'

export default handlerWithPreflight(
  resetPassword,
  hashNew,
  async ({ input, db, now, address, refuse, recordEvent, notify }, passwordHash) => {
    const token = passwordHash ? await useToken(db, ['resetPassword'], input.token, now) : null
    if (!token || !passwordHash) throw refuse('linkEnded')

    await db.updateTable('account').set({ passwordHash }).where('id', '=', token.accountId).execute()
    await endSessions(db, token.accountId, now)
    await voidResetLinks(db, token.accountId, now)
    await forgetNetworks(db, token.accountId)
    await rememberNetwork(db, await accountById(db, token.accountId), address, now)
    await recordEvent('account', token.accountId, {
      move: 'resetPassword',
      clause: RESET.clause,
      by: 'holder',
    })
    await notify(token.accountId, passwordChanged())
    return null
  },
)

/** Nothing is hashed for a link that is not good. */
async function hashNew({ input, db, now, services }: PreflightContext<typeof resetPassword>): Promise<string | null> {
  return (await isTokenGood(db, 'resetPassword', input.token, now)) ? services.passwords.hash(input.password) : null
}
