import { solve } from '#adapters/captcha/solve.ts'
import type { TestRegister } from './register.ts'

export const NEWCOMERS_PASSWORD = 'copper kettle orchard'

let count = 0

/** What somebody who is new types into the form. Each has an e-mail of their own; `over` replaces fields. */
export function form(over: Record<string, unknown> = {}) {
  count += 1
  return {
    profileType: 'Customer',
    name: 'Nia Powell',
    email: `nia${count}@example.org`,
    mobile: '07700 900 201',
    address: { line1: '9 Orchard Rise', line2: '', town: 'Ludlow', county: 'Shropshire', postcode: 'sy8 1aa' },
    password: NEWCOMERS_PASSWORD,
    marketing: false,
    ...over,
  }
}

/** A puzzle of the register, solved. */
export async function solved(register: TestRegister): Promise<string> {
  const { data } = await register.stranger.captchaChallenge({}, { address: freshAddress() })
  return solve(data.challenge)
}

/** A different network address each time, so that tests do not use up each other's limits. */
export function freshAddress(): string {
  count += 1
  return `10.${Math.floor(count / 65_536) % 256}.${Math.floor(count / 256) % 256}.${count % 256}`
}

/** Registers somebody new and signs them in. */
export async function join(register: TestRegister, over: Record<string, unknown> = {}) {
  const typed = form(over)
  const { data } = await register.stranger.register({ ...typed, captcha: await solved(register) }, { address: freshAddress() })
  const signedIn = await register.stranger.login({ email: typed.email, password: typed.password }, { address: freshAddress() })
  return {
    ...typed,
    id: signedIn.data.user.id,
    answeredId: data.userId,
    token: signedIn.data.token,
    api: register.withToken(signedIn.data.token),
  }
}

/** The same, whose e-mail is confirmed, so that letters about what they do come to it. */
export async function joinReachable(register: TestRegister, over: Record<string, unknown> = {}) {
  const joined = await join(register, over)
  await register.db.updateTable('account').set({ emailVerifiedAt: register.clock.now() }).where('id', '=', joined.id).execute()
  return joined
}
