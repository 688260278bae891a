import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { register } from '../contract.ts'
import { PROFILES } from '../lifecycle.ts'
import { nationOf } from '../nationOf.ts'
import { addProfile } from '../openAccount.ts'
import { openUnlessHeld } from '../openUnlessHeld.ts'
import { mayRegisterUnsolved, UNSOLVED } from '../plainform/unsolved.ts'
import { accountById } from '../queries.ts'

const NEEDS: ('email' | 'mobile')[] = ['email', 'mobile']

export default handlerWithPreflight(register, foundOut, async (context, { nation, person, passwordHash }) => {
  const { input, who, refuse } = context
  const { captcha, professional, password, ...newcomer } = input
  if (input.profileType !== 'Customer' && professional?.kind !== input.profileType) throw refuse('detailsNeeded', { field: 'professional' })
  if (who) return addToAccount(context, who.id, passwordHash)
  if (person !== true || !passwordHash) throw refuse('captchaFailed', { ...(person !== true && { words: person }), field: 'captcha' })

  const userId = await openUnlessHeld(context, { ...newcomer, passwordHash, professional, nation })
  return { userId, needs: NEEDS }
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
