import { hashOfAddress } from '#platform/jobs/addresses.ts'
import type { TestRegister } from './register.ts'

/** Whoever reads at these addresses, without an account, has said that they want to hear from us. */
export async function haveAgreed({ db, services, clock }: TestRegister, ...addresses: string[]): Promise<void> {
  const agreedAt = clock.now()
  const rows = addresses.map((address) => ({ hash: hashOfAddress(services, address.includes('@') ? 'email' : 'sms', address), agreedAt }))
  await db
    .insertInto('addressChoice')
    .values(rows)
    .onConflict((same) => same.column('hash').doUpdateSet({ agreedAt, stoppedAt: null }))
    .execute()
}
