import { newestTo, secretIn } from './mailbox.ts'
import type { TestRegister } from './register.ts'

let networks = 0
/** An address that has asked for nothing yet, from a network that has neither. */
export const askNewsletter = (register: TestRegister, email: string) => {
  networks += 1
  return register.stranger.subscribeNewsletter({ email }, { address: `198.51.${Math.floor(networks / 250)}.${networks % 250}` })
}

/** Somebody who has confirmed their address: the secret of the links in each issue. */
export async function newsletterReader(
  register: TestRegister,
  email: string,
  topics: ('advice' | 'offers' | 'professionals')[] = ['advice'],
) {
  await askNewsletter(register, email)
  const { text } = await newestTo(register, email)
  return (await register.stranger.confirmNewsletter({ token: secretIn(text), topics })).data.token
}
