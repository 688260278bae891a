import { holds, mayAsk, type Session } from '#platform/web/session.ts'
import { switchToImplanter } from '../../../contract.ts'
import type { Account } from '../../../kit/account.ts'
import { NO_ADDRESS } from '../../../kit/address/AddressFields.tsx'
import { NO_WORK, practiceAsked } from '../../../kit/occupation/work.ts'

/** Whether somebody who is signed in can add the implanter's profile as they are; any other trade confirms with its password. */
export const maySwitch = (session: Pick<Session, 'profileTypes'>) => !holds('Implanter', session) && mayAsk(switchToImplanter, session)

/** A certificate that we issued, as the address names it. */
export interface OwnCertificate {
  number: string
  /** Separated by commas. */
  animals: string
}

export function certificateIn(params: URLSearchParams): OwnCertificate | null {
  const [number, animals] = [params.get('certificate'), params.get('animals')]
  return number && animals ? { number: number.slice(0, 60), animals: animals.slice(0, 60) } : null
}

/** What somebody with an account is asked to become an implanter; '' where nothing is said yet. */
export function switchAtStart({ address }: Pick<Account, 'address'>, ours: OwnCertificate | null = null) {
  const { line1, line2, town, county, postcode } = address ?? NO_ADDRESS
  return {
    professional: ours
      ? { role: 'trained', certificateReference: ours.number, species: ours.animals }
      : { role: NO_WORK.role, certificateReference: NO_WORK.certificateReference, species: NO_WORK.species },
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
