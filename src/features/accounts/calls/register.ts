import { sql } from 'kysely'
import { newId } from '#platform/database/id.ts'
import { type Asked, answerAfter, type Beforehand } from '#platform/server/answer.ts'
import { register } from '../contract.ts'
import { PROFILES } from '../lifecycle.ts'
import { alreadyRegistered } from '../messages.ts'
import { nationOf } from '../nation.ts'
import { accountByEmail, accountById, addProfile, openAccount } from '../queries.ts'

const NEEDS: ('email' | 'mobile')[] = ['email', 'mobile']

export default answerAfter(register, foundOut, async (asked, { nation, person, passwordHash }) => {
  const { input, who, db, refuse } = asked
  const { captcha, professional, password, ...newcomer } = input
  if (input.profileType !== 'Customer' && professional?.kind !== input.profileType) throw refuse('detailsNeeded', { field: 'professional' })
  if (who) return addToAccount(asked, who.id, passwordHash)
  if (person !== true || !passwordHash) throw refuse('captchaFailed', { ...(person !== true && { words: person }), field: 'captcha' })

  const holder = await accountByEmail(db, input.email)
  const userId = await openUnlessHeld(asked, { ...newcomer, passwordHash, professional, nation }, holder !== undefined)
  if (holder || !userId) await tellTheHolder(asked, holder)
  return { userId: userId ?? newId(), needs: NEEDS }
})

/**
 * What others must be asked: the nation of the address, and whether a person asks. Who has signed in has shown that already, and gets the hash
 * that their password matched; anybody else the one of their new password.
 */
async function foundOut({ input, who, db, needs, now }: Beforehand<typeof register>) {
  const nation = await nationOf({ input, needs })
  if (who) return { nation, person: true as const, passwordHash: await hashMatched(needs, await accountById(db, who.id), input) }
  const person = await needs.captcha.verify(input.captcha, now)
  return { nation, person, passwordHash: person === true ? await needs.passwords.hash(input.password) : null }
}

async function hashMatched(
  { passwords }: Beforehand<typeof register>['needs'],
  account: { email: string; passwordHash: string },
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const right = account.email === email && (await passwords.matches(account.passwordHash, password))
  return right ? account.passwordHash : null
}

/** Somebody who is signed in takes up another profile type. */
async function addToAccount(asked: Asked<typeof register>, accountId: string, checked: string | null) {
  const { input, db, refuse, note } = asked
  const account = await accountById(db, accountId)
  if (account.passwordHash !== checked) throw refuse('wrongPassword', { field: 'password' })
  const added = await addProfile(asked, accountId, { type: input.profileType, details: input.professional })
  if (!added) throw refuse('alreadyHeld', { field: 'profileType' })
  await note('account', accountId, {
    move: 'addProfile',
    clause: PROFILES.clause,
    by: 'holder',
    facts: { profileType: input.profileType },
  })
  return { userId: accountId, needs: NEEDS.filter((need) => (need === 'email' ? !account.emailVerifiedAt : !account.mobileVerifiedAt)) }
}

/** Opens an account. For an e-mail that has one, does all the same work for nobody and undoes it, so that it is answered no sooner than a new one. */
async function openUnlessHeld(asked: Asked<typeof register>, newcomer: Parameters<typeof openAccount>[1], held: boolean) {
  const email = held ? `${newId()}@nobody.invalid` : newcomer.email
  await sql`savepoint opening`.execute(asked.db)
  const id = await openAccount(asked, { ...newcomer, email })
  await (held ? sql`rollback to savepoint opening` : sql`release savepoint opening`).execute(asked.db)
  return id
}

/** Nobody but the holder of the e-mail learns that it has an account, also where another took it a moment ago. */
async function tellTheHolder({ input, db, notify }: Asked<typeof register>, known: Awaited<ReturnType<typeof accountByEmail>>) {
  const holder = known ?? (await accountByEmail(db, input.email))
  if (holder) await notify(holder, alreadyRegistered())
}
