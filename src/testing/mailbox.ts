import type { TestRegister } from './register.ts'

/** Everything that was sent to one person, oldest first, once the jobs that wait have run. */
export async function mailbox(register: TestRegister, recipient: string) {
  await register.drain()
  const all = await register.outbox()
  return all.filter((message) => message.recipient === recipient)
}

/** The newest message to one person. Throws when nothing came. */
export async function newestTo(register: TestRegister, recipient: string) {
  const newest = (await mailbox(register, recipient)).at(-1)
  if (!newest) throw new Error(`Nothing was sent to ${recipient}`)
  return newest
}

/** The secret at the end of the first link in a message. */
export const secretIn = (text: string) => found(text, /https?:\/\/\S+\/([\w-]+)/)
/** The six digits of a text message. */
export const codeIn = (text: string) => found(text, /\b(\d{6})\b/)

function found(text: string, pattern: RegExp): string {
  const part = pattern.exec(text)?.[1]
  if (!part) throw new Error(`There is no ${pattern} in: ${text}`)
  return part
}
