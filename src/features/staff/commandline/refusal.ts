import type { Refusal } from '#platform/server/refusal.ts'
import { flagOf } from './arguments.ts'

/** Why a call did nothing, as whoever typed it reads it: with the clause, or each wrong field by its flag. */
export function refusalText({ message, clause, fields }: Refusal): string {
  if (!fields) return clause ? `${message} (${clause})` : message
  return Object.entries(fields)
    .map(([name, words]) => `--${flagOf(name)}: ${words}`)
    .join('\n')
}
