import type { SeedContext } from '#features/accounts/points.ts'
import { earlier, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'

/** Coupons to try: they exist in development only. */
export async function seedCoupons({ db, now }: Pick<SeedContext, 'db' | 'now'>): Promise<void> {
  const usual = { leastPence: 0, startsAt: earlier(now, { days: 30 }), endsAt: later(now, { days: 365 }), mostTotal: null, createdAt: now }
  await db
    .insertInto('coupon')
    .values([
      { ...usual, id: newId(), code: 'WELCOME10', kind: 'percent', amount: 10, mostEach: 1 },
      { ...usual, id: newId(), code: 'FIVER', kind: 'fixed', amount: 500, leastPence: 3000, mostEach: 1 },
      { ...usual, id: newId(), code: 'POSTFREE', kind: 'freeDelivery', amount: 0, mostEach: 3 },
      { ...usual, id: newId(), code: 'RESCUE20', kind: 'percent', amount: 20, audiences: ['welfare'], mostEach: 5 },
      { ...usual, id: newId(), code: 'SPRING', kind: 'percent', amount: 15, endsAt: earlier(now, { days: 1 }), mostEach: 1 },
    ])
    .execute()
}
