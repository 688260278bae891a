import { freshAddress } from './newcomer.ts'
import { CARD, deliver, eventsAt, payOnPage } from './paying.ts'
import type { TestRegister } from './register.ts'
import { confirmed } from './rehomings.ts'

/** The card that can be kept, and never pays. */
export const NEVER_PAYS = '4000000000000341'

/** Lets the provider do what is due, and tell us; and us what follows. */
export async function providerActs(register: TestRegister): Promise<void> {
  await register.sandbox?.sendNow()
  for (const event of await eventsAt(register, 'tailTag')) await deliver(register, event, { account: 'tailTag' })
  await register.drain()
}

/** Days pass, each with what the provider does and what we watch for. */
export async function daysPass(register: TestRegister, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    register.clock.turn({ days: 1 })
    await providerActs(register)
    await register.runJob('watchSubscriptions', {})
    await register.drain()
  }
}

/** Somebody with TailTag Plus, on trial. */
export async function subscriber(
  register: TestRegister,
  { plan = 'plusMonthly', card = CARD.good }: { plan?: string; card?: string } = {},
) {
  const holder = await confirmed(register)
  const { data } = await holder.api.buyTailtagSubscription({ plan })
  await payOnPage(register, data.url, card)
  await providerActs(register)
  return { ...holder, subscriptionId: data.subscriptionId }
}

/** Signs somebody in anew: a session ends after 30 days. */
export async function signedInAnew(register: TestRegister, { email, password }: { email: string; password: string }) {
  const { data } = await register.stranger.login({ email, password }, { address: freshAddress() })
  return register.withToken(data.token)
}
