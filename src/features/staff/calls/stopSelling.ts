import { stopSelling } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

/** A product of which nothing is sold any more is no longer listed. */
export default answerAsStaff(stopSelling, async ({ input, db, refuse }) => {
  const stopped = await db
    .updateTable('variant')
    .set({ onSale: false })
    .where('sku', '=', input.sku)
    .returning('productId')
    .executeTakeFirst()
  if (!stopped) throw refuse('noSuchVariant', { field: 'sku' })
  return null
})
