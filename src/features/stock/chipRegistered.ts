import type { CallContext } from '#platform/server/answer.ts'
import { chipUnitLife } from './lifecycle.ts'

/** STOCK-8 The keeper of an animal has confirmed it: its chip, where it is one of ours, is on the register now. The caller holds the animal. */
export async function chipRegistered({ db, transition }: Pick<CallContext<never>, 'db' | 'transition'>, chipNumber: string): Promise<void> {
  const unit = await db
    .selectFrom('chipUnit')
    .select('id')
    .where('number', '=', chipNumber)
    .where('status', '=', 'implanted')
    .executeTakeFirst()
  if (unit) await transition(chipUnitLife, 'register', unit.id, 'recipient')
}
