import type { Db } from '#platform/database/db.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Hasher } from '#platform/server/passwords.ts'
import { checkCode } from '../checkCode.ts'
import { login } from '../contract.ts'
import { deviceOf } from '../device.ts'
import { guessFromAnywhere, mayTryFromHere, pairOf, rememberNetwork, whoSignsIn } from '../guesses.ts'
import { CODE_AT_SIGN_IN } from '../lifecycle.ts'
import { proveSession } from '../proveSession.ts'
import { hasSecondFactor } from '../queries/secondfactor.ts'
import { beginSession, signedInAs } from '../sessions.ts'

type Asking = PreflightContext<typeof login>

export default handlerWithPreflight(login, comparePassword, async (context, { account, newHash }) => {
  const { input, db, now, services, refuse, recordEvent, address, agent } = context
  const held = await passwordStillHeld(db, account)
  if (!held) throw refuse('noMatch')
  const code = (await hasSecondFactor(db, account.id)) ? input.code : null
  if (code === undefined) throw refuse('codeAsked')
  const checked = code === null ? 'notSetUp' : await checkCode({ ...context, who: account }, code)
  if (checked !== 'right' && checked !== 'notSetUp') return refuse(checked, { field: 'code' })

  await rememberNetwork(db, account, address, now)
  if (newHash) await db.updateTable('account').set({ passwordHash: newHash }).where('id', '=', account.id).execute()
  const sessionId = await beginSession(db, account.id, now, deviceOf(agent))
  if (checked === 'right') {
    await proveSession(db, { id: account.id, sessionId }, now)
    await recordEvent('account', account.id, { move: 'signInWithCode', clause: CODE_AT_SIGN_IN.clause, by: 'holder' })
  }
  return signedInAs({ db, services, now }, account, sessionId)
})

/** Everything that takes its time: only who has the right password comes to the transaction. */
function comparePassword(context: Asking) {
  const { passwords } = context.services
  return passwords.inLine(networkOf(context.address), async (hasher) => {
    const account = await guess(context, hasher)
    const newHash = passwords.isOutdated(account.passwordHash) ? await hasher.hash(context.input.password) : null
    return { account, newHash }
  })
}

async function guess({ input, db, now, address, refuse, act }: Asking, { matches, nobodysHash }: Hasher) {
  const pair = pairOf(input.email, address)
  const { account, isKnown } = await whoSignsIn(db, { email: input.email, pair })
  if (!(await mayTryFromHere(db, pair, now))) throw refuse('locked', { retryAfter: 900 })
  const { wait, tell } = isKnown ? { wait: 0, tell: false } : await guessFromAnywhere(db, input.email, now)
  if (wait > 0) throw refuse('locked', { words: waitFirst(wait), retryAfter: wait })
  if (tell) await act(({ queue }) => queue('tellOfGuessing', { email: input.email }))

  const right = await matches(account?.passwordHash ?? (await nobodysHash()), input.password)
  if (!account || !right) throw refuse('noMatch')
  return account
}

function waitFirst(seconds: number): string {
  const wait = seconds < 60 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`
  return `Too many wrong passwords. Wait ${wait}, or reset your password.`
}

/** The password may have been changed, or the account closed, while it was compared. */
function passwordStillHeld(db: Db, { id, passwordHash }: { id: string; passwordHash: string }) {
  return db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('status', '<>', 'closed')
    .forUpdate()
    .executeTakeFirst()
}
