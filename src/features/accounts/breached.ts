import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const FIGURES: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', $: 's', '@': 'a', '!': 'i' }

let known: ReadonlySet<string> | undefined

/**
 * Whether a password is one of the 49,000 most used in data breaches, also with other capitals, letters written as figures, or figures and
 * marks at its ends. The list is read when the first password is judged; nothing is asked of anybody outside.
 */
export function isBreached(typed: string): boolean {
  known ??= new Set<string>(require('@zxcvbn-ts/language-common').dictionary['passwords-common'])
  const lower = typed.toLowerCase()
  const bare = lower.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [lower, bare, inLetters(lower), inLetters(bare)].some((word) => known?.has(word))
}

const inLetters = (word: string) => word.replace(/[013457$@!]/g, (figure) => FIGURES[figure] ?? figure)
