import { sql } from 'kysely'
import { newId } from '#platform/database/id.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { register } from '../contract.ts'
import { PROFILES } from '../lifecycle.ts'
import { alreadyRegistered } from '../messages.ts'
import { nationOf } from '../nationOf.ts'
import { addProfile, openAccount } from '../openAccount.ts'
import { mayRegisterUnsolved, UNSOLVED } from '../plainform/unsolved.ts'
import { accountByEmail, accountById } from '../queries.ts'

const NEEDS: ('email' | 'mobile')[] = ['email', 'mobile']

export default handlerWithPreflight(register, foundOut, async (context, { nation, person, passwordHash }) => {
  const { input, who, db, refuse } = context
  const { captcha, professional, password, ...newcomer } = input
  if (input.profileType !== 'Customer' && professional?.kind !== input.profileType) throw refuse('detailsNeeded', { field: 'professional' })
  if (who) return addToAccount(context, who.id, passwordHash)
  if (person !== true || !passwordHash) throw refuse('captchaFailed', { ...(person !== true && { words: person }), field: 'captcha' })

  const holder = await accountByEmail(db, input.email)
  const userId = await openUnlessHeld(context, { ...newcomer, passwordHash, professional, nation }, holder !== undefined)
  if (holder || !userId) await tellTheHolder(context, holder)
  return { userId: userId ?? newId(), needs: NEEDS }
})

/**
 * What others must be asked: the nation of the address, and whether a person asks. Who has signed in has shown that already, and gets the hash
 * that their password matched; anybody else the one of their new password.
 */
async function foundOut({ input, who, db, services, now, address }: PreflightContext<typeof register>) {
  const nation = await nationOf({ input, services })
  if (who) return { nation, person: true as const, passwordHash: await hashMatched(services, await accountById(db, who.id), input) }
  const isPlain = input.captcha === UNSOLVED
  const person = isPlain ? mayRegisterUnsolved({ services, address, now }) : await services.captcha.verify(input.captcha, now)
  return { nation, person, passwordHash: person === true ? await services.passwords.hash(input.password) : null }
}

async function hashMatched(
  { passwords }: PreflightContext<typeof register>['services'],
  account: { email: string; passwordHash: string },
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const right = account.email === email && (await passwords.matches(account.passwordHash, password))
  return right ? account.passwordHash : null
}

/** Somebody who is signed in takes up another profile type. */
async function addToAccount(context: CallContext<typeof register>, accountId: string, checked: string | null) {
  const { input, db, refuse, recordEvent } = context
  const account = await accountById(db, accountId)
  if (account.passwordHash !== checked) throw refuse('wrongPassword', { field: 'password' })
  const added = await addProfile(context, accountId, { type: input.profileType, details: input.professional })
  if (!added) throw refuse('alreadyHeld', { field: 'profileType' })
  await recordEvent('account', accountId, {
    move: 'addProfile',
    clause: PROFILES.clause,
    by: 'holder',
    facts: { profileType: input.profileType },
  })
  return { userId: accountId, needs: NEEDS.filter((need) => (need === 'email' ? !account.emailVerifiedAt : !account.mobileVerifiedAt)) }
}

/** Opens an account. For an e-mail that has one, does all the same work for nobody and undoes it, so that it is answered no sooner than a new one. */
async function openUnlessHeld(context: CallContext<typeof register>, newcomer: Parameters<typeof openAccount>[1], held: boolean) {
  const email = held ? `${newId()}@nobody.invalid` : newcomer.email
  await sql`savepoint opening`.execute(context.db)
  const id = await openAccount(context, { ...newcomer, email })
  await (held ? sql`rollback to savepoint opening` : sql`release savepoint opening`).execute(context.db)
  return id
}

/** Nobody but the holder of the e-mail learns that it has an account, also where another took it a moment ago. */
async function tellTheHolder({ input, db, notify }: CallContext<typeof register>, known: Awaited<ReturnType<typeof accountByEmail>>) {
  const holder = known ?? (await accountByEmail(db, input.email))
  if (holder) await notify(holder, alreadyRegistered())
}
