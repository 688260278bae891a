import { answer } from '#platform/server/answer.ts'
import { getProducts } from '../contract.ts'
import { countsOf, productsPage } from '../queries.ts'

export default answer(getProducts, async ({ input, db }) => {
  const [page, counts] = [await productsPage(db, input, input), await countsOf(db, input)]
  return { ...page, counts }
})
