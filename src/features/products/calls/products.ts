import { answer } from '#platform/server/answer.ts'
import { products } from '../contract.ts'
import { productsPage } from '../queries.ts'

export default answer(products, async ({ input, db }) => productsPage(db, { category: input.category }, input))
