import type { SeedContext } from '#features/accounts/points.ts'
import type { Db } from '#platform/database/db.ts'
import { lawOn } from '#platform/law/tools.ts'
import { oweRegistration } from './purchases.ts'

/** Registrations paid for in advance, as they stand on cards. They exist in development only. */
export const CODES: readonly string[] = [
  '7K2M-9P4T-QX3H',
  'B6YD-0RWN-5ZJC',
  'M8VF-2HGA-T41K',
  'X3QS-7ENP-9DWB',
  'C5TJ-4KZR-80YM',
  'HNW1-6VXG-2PDF',
]

/** What is owed for the demo pets that wait for a payment, and the codes of a few cards. */
export async function seedPlans({ db, now }: Pick<SeedContext, 'db' | 'now'>): Promise<void> {
  for (const { id, keeperId, registeredAt } of await unpaidPets(db))
    await oweRegistration(lawOn(db, registeredAt, keeperId), { petId: id, accountId: keeperId })
  const codes = CODES.map((code) => ({ code: code.replaceAll('-', ''), createdAt: now }))
  await db.insertInto('registrationCode').values(codes).execute()
}

const unpaidPets = (db: Db) =>
  db.selectFrom('pet').select(['id', 'keeperId', 'registeredAt']).where('status', '=', 'awaitingPayment').execute()
