import type { getPractice } from '#features/accounts/contract.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { listed } from '#platform/listed.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Tone } from '#ui/palette.ts'

/** An implanter's profile as they see it. */
export type MyPractice = AnswerOf<typeof getPractice>
type Qualified = Pick<MyPractice, 'role' | 'species'>

export const roleWords: Record<MyPractice['role'], string> = { vet: 'Vet', vetNurse: 'Vet nurse', trained: 'Trained implanter' }

const SPECIES: Record<string, string> = { dog: 'dogs', cat: 'cats', rabbit: 'rabbits', ferret: 'ferrets' }

/** The kinds of animals that somebody may chip, in words; '' where they have named none. */
export function scopeWords({ role, species }: Qualified): string {
  if (role === 'vet') return 'Any animal'
  const kinds = listed(kindsOf(species).map((kind) => SPECIES[kind] ?? kind))
  return kinds.charAt(0).toUpperCase() + kinds.slice(1)
}

/** The kinds that a certificate of training can name; `all` is each of them. */
export const kindsOf = (species: readonly string[]) =>
  Object.keys(SPECIES).filter((kind) => species.includes(kind) || species.includes('all'))

interface VerificationWords {
  tone: Tone
  label: string
  when: (since: string, until: string | null) => string
}

const VERIFICATIONS: Record<MyPractice['standing'], VerificationWords> = {
  active: { tone: 'watch', label: 'Being checked', when: (since) => `since ${since}` },
  applied: { tone: 'watch', label: 'Being checked', when: (since) => `since ${since}` },
  verified: { tone: 'good', label: 'Checked', when: (since, until) => `by our staff on ${since}${until ? `, valid until ${until}` : ''}` },
  expired: { tone: 'alert', label: 'Expired', when: (since, until) => `on ${until ?? since}` },
  refused: { tone: 'alert', label: 'Not accepted', when: (since) => `on ${since}` },
}

/** How far we are with checking somebody, since when, and until when it is good. */
export function verificationWords({ standing: verification, since, until }: Pick<MyPractice, 'standing' | 'since' | 'until'>) {
  const { when, ...words } = VERIFICATIONS[verification]
  return { ...words, when: when(whenText(since, 'day'), until && whenText(until, 'day')) }
}

/** An insurance's last day, and whether that is near. */
export function insuredWords({ until, state }: Pick<NonNullable<MyPractice['insurance']>, 'until' | 'state'>) {
  const tags: Record<typeof state, { tone: Tone; label: string }> = {
    good: { tone: 'good', label: 'Valid' },
    ending: { tone: 'watch', label: 'Expires soon' },
    ended: { tone: 'alert', label: 'Expired' },
  }
  return { ...tags[state], day: whenText(until, 'day') }
}
