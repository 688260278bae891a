import { decideBatch as decide } from '#features/implanting/decisions.ts'
import { animalsOfBatch } from '#features/implanting/queries/animalsofbatch.ts'
import { UNUSED } from '#features/stock/queries/unused.ts'
import type { Db } from '#platform/database/db.ts'
import { decideBatch } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(decideBatch, async (context) => {
  const { code, decision, reason } = context.input
  // Before a recall takes the chips back.
  const concerned = await concernedBy(context.db, code)
  return { batch: IS_NOW[decision], holders: await decide(context, code, decision, reason), ...concerned }
})

const IS_NOW = { freeze: 'frozen', unfreeze: 'not frozen any more', recall: 'recalled' }

/** How many chips of a batch somebody has and hasn't used yet, and how many animals have one. */
async function concernedBy(db: Db, code: string) {
  const batch = await db.selectFrom('chipBatch').select('id').where('code', '=', code).executeTakeFirst()
  if (!batch) return { unusedChips: 0, animals: 0 }
  const { unused } = await db
    .selectFrom('chipUnit')
    .where('batchId', '=', batch.id)
    .where('status', 'in', UNUSED)
    .select((row) => row.fn.countAll<number>().as('unused'))
    .executeTakeFirstOrThrow()
  const { animals } = await animalsOfBatch(db, batch.id)
    .select((row) => row.fn.countAll<number>().as('animals'))
    .executeTakeFirstOrThrow()
  return { unusedChips: unused, animals }
}
