import type { LawTools } from '#platform/law/tools.ts'
import { chipUnitLife } from './lifecycle.ts'
import { lostOf } from './lostinpost.ts'

/** STOCK-17 Puts chips that were reported missing back into the stock of their implanter. False where not all of them may be: then none are. */
export async function turnUp({ db, transitionMany }: LawTools, orderId: string, numbers: ReadonlySet<string>): Promise<boolean> {
  const found = (await lostOf(db, orderId)).filter(({ number }) => numbers.has(number))
  if (numbers.size === 0 || found.length < numbers.size) return false
  await transitionMany(
    chipUnitLife,
    'turnUp',
    found.map(({ id }) => id),
    'holder',
  )
  return true
}
