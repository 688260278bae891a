import { setShopStock } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(setShopStock, async ({ input, db, refuse }) => {
  const { sku, stock } = input
  const changed = await db.updateTable('variant').set({ stock }).where('sku', '=', sku).returning('id').executeTakeFirst()
  if (!changed) throw refuse('noSuchVariant', { field: 'sku' })
  return null
})
