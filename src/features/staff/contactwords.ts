import { reachableEmail } from '#platform/contract/noemail.ts'

/** What of somebody may change when they ring. */
export interface Contact {
  email?: string | null | undefined
  mobile?: string | null | undefined
  landline?: string | null | undefined
  line1?: string | null | undefined
  line2?: string | null | undefined
  town?: string | null | undefined
  county?: string | null | undefined
  postcode?: string | null | undefined
}

/** What stands of somebody, as far as it was typed anew: “4 Mill Lane, Banbury, OX16 5QB; 01295 810123”. */
export function contactWords(of: Contact, typed: Contact): string {
  const address = [of.line1, of.line2, of.town, of.county, of.postcode].filter(Boolean).join(', ')
  const email = of.email ? reachableEmail(of.email) : null
  const parts = [
    typed.line1 && (address || 'no address'),
    ...(['landline', 'mobile'] as const).map((key) => typed[key] && (of[key] ?? `no ${key}`)),
  ]
  return [...parts, typed.email && (email ?? 'no e-mail address')].filter(Boolean).join('; ')
}
