import { reachableEmail } from '#platform/contract/noemail.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { objectToChanges } from '../contactchanges.ts'
import { verifyEmailToken } from '../contract.ts'
import { forgetNetworks } from '../guesses.ts'
import { EMAIL, EMAIL_BACK } from '../lifecycle.ts'
import { emailAdded, emailChanging } from '../messages.ts'
import { accountByEmail, accountById, isDuplicate } from '../queries.ts'
import { endSessions } from '../sessions.ts'
import { newToken, useToken, voidResetLinks, voidTokens } from '../tokens.ts'

export default answer(verifyEmailToken, async (context) => {
  const { input, db, now, refuse, recordEvent } = context
  const token = await useToken(db, ['verifyEmail', 'undoEmail'], input.token, now)
  if (!token) throw refuse('linkEnded')
  const holder = await accountByEmail(db, token.email)
  if (holder && holder.id !== token.accountId) throw refuse('emailTaken')

  const before = await accountById(db, token.accountId)
  await db
    .updateTable('account')
    .set({ email: token.email, emailVerifiedAt: now })
    .where('id', '=', token.accountId)
    .execute()
    .catch((error: unknown) => {
      throw isDuplicate(error) ? refuse('emailTaken') : error
    })
  if (before.email !== token.email) await voidResetLinks(db, token.accountId, now)
  const undone = token.kind === 'undoEmail'
  if (undone) await shutOut(context, token)
  await recordEvent('account', token.accountId, {
    move: undone ? 'undoEmail' : 'verifyEmail',
    clause: undone ? EMAIL_BACK.clause : EMAIL.clause,
    by: 'holder',
    facts: { changed: before.email !== token.email },
  })
  if (!undone && before.email !== token.email) await tellBefore(context, before, token.email)
  return { email: token.email, undone }
})

/** Whoever changed the address knew the password, or rang us as its holder: every device is signed out, links sent since are void, and a new password can be chosen. */
async function shutOut(
  { db, now, queue, transition }: CallContext<typeof verifyEmailToken>,
  token: { accountId: string; email: string; createdAt: Date },
) {
  await objectToChanges({ db, transition }, token.accountId)
  await endSessions(db, token.accountId, now)
  await forgetNetworks(db, token.accountId)
  await voidTokens(db, token.accountId, token.createdAt, now)
  await queue('sendResetLink', { email: token.email })
}

/** Tells the old address; who had none is told on paper, and can choose their first password. */
async function tellBefore(
  { db, now, notify, queue }: CallContext<typeof verifyEmailToken>,
  before: { id: string; email: string; name: string; emailVerifiedAt: Date | null },
  newEmail: string,
) {
  if (!reachableEmail(before.email)) {
    await queue('sendResetLink', { email: newEmail })
    await notify(before, emailAdded(newEmail))
    return
  }
  const secret = await newToken(db, 'undoEmail', before, now, { days: 7 })
  await notify(before, emailChanging(before, newEmail, `${paths.verifyEmail(secret)}?undo`))
}
