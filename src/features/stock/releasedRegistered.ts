import type { LawTools } from '#platform/law/tools.ts'
import { chipUnitLife } from './lifecycle.ts'

/** STOCK-8 Those of these chips that Staff had released are in animals on the register now. */
export async function releasedRegistered({ db, transitionMany }: LawTools, numbers: readonly string[]): Promise<void> {
  const released = await db
    .selectFrom('chipUnit')
    .select('id')
    .where((unit) => unit('number', '=', unit.fn.any(unit.val(numbers))))
    .where('status', '=', 'released')
    .execute()
  const ids = released.map(({ id }) => id)
  await transitionMany(chipUnitLife, 'register', ids, 'keeper')
}
