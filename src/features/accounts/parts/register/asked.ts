import type { Account } from '../../kit/account.ts'
import { type Work, workAsked } from '../../kit/occupation/work.ts'
import { BLANK, type Typed } from './steps.ts'

/** The form at its start: empty, or with what the account of the person holds already. */
export function answersAtStart(account: Pick<Account, 'name' | 'email' | 'mobile' | 'address'> | null): Typed {
  if (!account) return BLANK
  const { name, email, mobile, address } = account
  if (!address) return { ...BLANK, name, email, mobile: mobile ?? '' }
  const { line1, line2, town, county, postcode } = address
  return { ...BLANK, name, email, mobile: mobile ?? '', address: { line1, line2, town, county, postcode } }
}

/** The form as the call takes it. */
export function registerAsked(work: Work | null, { professional, ...typed }: Typed): Record<string, unknown> {
  if (!work) return { profileType: 'Customer', ...typed }
  return { profileType: work, ...typed, professional: workAsked(work, professional) }
}
