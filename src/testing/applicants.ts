import { joinReachable } from './newcomer.ts'
import type { TestRegister } from './register.ts'

/** A rescue that has applied to be verified. */
export const organisation = (register: TestRegister, name: string) =>
  joinReachable(register, {
    profileType: 'Welfare',
    professional: { kind: 'Welfare', organisation: name, organisationKind: 'rescue', registrationNumber: '1123581' },
  })
