import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import type { Config } from '#platform/server/config.ts'

/** What a person sees when the register is up. */
export function startupBanner({ development, publicUrl }: Config): void {
  const lines = [`Homeward is at ${publicUrl}`]
  if (development) {
    lines.push('', `Sign in as one of the seven, each with the password "${PASSWORD}":`)
    for (const { name, email, type } of Object.values(PEOPLE)) lines.push(`  ${type.padEnd(12)} ${email.padEnd(26)} ${name}`)
    lines.push('', `Messages are kept at ${publicUrl}/dev/outbox`)
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}
