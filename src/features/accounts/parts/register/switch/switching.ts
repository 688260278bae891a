import { holds, mayAsk, type Session } from '#platform/web/session.ts'
import { switchToImplanter } from '../../../contract.ts'
import type { Account } from '../../../kit/account.ts'
import { NO_ADDRESS } from '../../../kit/address/AddressFields.tsx'
import { NO_WORK, practiceAsked } from '../../../kit/occupation/work.ts'

/** Whether somebody who is signed in can add the implanter's profile as they are; any other trade confirms with its password. */
export const maySwitch = (session: Pick<Session, 'profileTypes'>) => !holds('Implanter', session) && mayAsk(switchToImplanter, session)

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
