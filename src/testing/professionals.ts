import { verifyProfessional } from '#features/staff/contract.ts'
import type { TestRegister } from './register.ts'
import { rescueWithApp } from './secondfactor.ts'
import { deskOf } from './staff.ts'

/** A rescue that Staff have verified, its session proven by a code. */
export async function verifiedRescue(register: TestRegister, over: Record<string, unknown> = {}) {
  const joined = await rescueWithApp(register, over)
  await deskOf(() => register)(verifyProfessional, { email: joined.email, profileType: 'Welfare', reason: 'Charity number checked.' })
  return joined
}
