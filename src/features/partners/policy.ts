import type { Role } from '#platform/contract/call.ts'
import { clause } from '#platform/law/clause.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { KeyMode, Scope } from './shapes.ts'

/** API-3 Whose software may talk to the register itself, and not only to the sandbox. */
const PROFESSIONALS: readonly Role[] = ['Implanter', 'Breeder', 'Welfare']

clause('API-3', 'A live key needs the profile that its account would need to do the same on the site, each time it’s used')

interface Holder {
  roles: readonly Role[]
  /** As an implanter whose certificate Staff have checked. */
  isVerified: boolean
}

/** API-3: why this account may not have software do this, or null. Asked when a key is made, and each time it is used. */
export function keyProblem(
  { roles, isVerified }: Holder,
  { mode, scopes }: { mode: KeyMode; scopes: readonly Scope[] },
): 'notProfessional' | 'notVerified' | null {
  if (mode === 'sandbox') return null
  if (!PROFESSIONALS.some((role) => roles.includes(role))) return 'notProfessional'
  return scopes.includes('register') && !isVerified ? 'notVerified' : null
}

const WORDS = {
  notProfessional: 'The account of this key has no profile for which this is allowed. Sign in to add one.',
  notVerified: 'The certificate of this key’s account isn’t verified at the moment. Sign in to see why.',
}

/** Why this key may not be used for this, or null. */
export function keyByHolder(
  { scopes, problem }: { scopes: readonly Scope[]; problem: ReturnType<typeof keyProblem> },
  scope: Scope,
): Refusal | null {
  if (!scopes.includes(scope)) return new Refusal(403, 'outOfScope', 'This key isn’t for that. Make one that is.', { clause: 'API-1' })
  return problem && new Refusal(403, problem, WORDS[problem], { clause: 'API-3' })
}
