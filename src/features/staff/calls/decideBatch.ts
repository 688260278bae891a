import { decideBatch as decide } from '#features/implanting/decisions.ts'
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
  const units = db.selectFrom('chipUnit').innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId').where('chipBatch.code', '=', code)
  const { unused } = await units
    .where('chipUnit.status', 'in', UNUSED)
    .select((row) => row.fn.countAll<number>().as('unused'))
    .executeTakeFirstOrThrow()
  const { animals } = await db
    .selectFrom('implant')
    .innerJoin('chipBatch', 'chipBatch.id', 'implant.batchId')
    .where('chipBatch.code', '=', code)
    .where('implant.petId', 'is not', null)
    .select((row) => row.fn.count<number>('implant.petId').distinct().as('animals'))
    .executeTakeFirstOrThrow()
  return { unusedChips: unused, animals }
}
