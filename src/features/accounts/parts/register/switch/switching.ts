import type { Session } from '#platform/web/session.ts'
import { switchToImplanter } from '../../../contract.ts'
import { NO_ADDRESS } from '../../address/AddressFields.tsx'
import type { Account } from '../../profile/account.ts'
import { NO_WORK, practiceAsked, workProblems } from '../occupation/work.ts'

type Problems = ReturnType<typeof workProblems>

/** Whether somebody who is signed in can add the implanter's profile as they are; any other trade confirms with its password. */
export const maySwitch = ({ profileTypes }: Pick<Session, 'profileTypes'>) =>
  !profileTypes.includes('Implanter') &&
  (typeof switchToImplanter.who === 'string' || switchToImplanter.who.some((role) => profileTypes.includes(role)))

/** What somebody with an account is asked to become an implanter; '' where nothing is said yet. */
export function switchAtStart({ address }: Pick<Account, 'address'>) {
  const { line1, line2, town, county, postcode } = address ?? NO_ADDRESS
  return {
    professional: { role: NO_WORK.role, certificateReference: NO_WORK.certificateReference, species: NO_WORK.species },
    serviceAddress: { line1, line2, town, county, postcode },
    insurance: { insurer: '', policyNumber: '', until: '' },
    terms: false,
  }
}
export type Switching = ReturnType<typeof switchAtStart>

/** The form as `switchToImplanter` takes it. */
export const switchAsked = ({ professional, ...rest }: Switching): Record<string, unknown> => ({
  professional: { kind: 'Implanter', ...practiceAsked(professional) },
  ...rest,
})

/** The contract's sentences in the words of the form. */
export const switchProblems = (problems: Problems, { professional, insurance }: Switching): Problems => ({
  ...workProblems(problems, { ...NO_WORK, ...professional }),
  ...insuranceProblems(problems, insurance),
})

/** The sentence for a last day that was left out. */
export const insuranceProblems = (problems: Problems, { until }: Pick<Switching['insurance'], 'until'>): Problems =>
  problems['insurance.until'] && until === '' ? { 'insurance.until': 'Enter the last day of your insurance' } : {}
