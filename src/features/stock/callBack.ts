import type { LawTools } from '#platform/law/tools.ts'
import { chipUnitLife } from './lifecycle.ts'
import { idsOf } from './recalls.ts'

/** DEAD-4 The chips of a batch that implanters hold are called back. Those on their way stay so until they have come. */
export async function callBack({ db, transitionMany }: LawTools, batchId: string): Promise<void> {
  const units = await db
    .selectFrom('chipUnit')
    .select('id')
    .where('batchId', '=', batchId)
    .where('status', 'in', chipUnitLife.moves.recall.from)
    .execute()
  await transitionMany(chipUnitLife, 'recall', idsOf(units), 'Staff')
}
