import { forget, personalData, seed } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { findable } from '#platform/server/sitemap.ts'
import { serveProductPictures } from './http.ts'
import { forgetWishes, productData } from './personaldata.ts'
import { productPages } from './queries.ts'
import { seedProducts } from './seed.ts'

export default feature({
  name: 'products',
  provides: [personalData(productData), forget(forgetWishes), seed(seedProducts), routes(serveProductPictures), findable(productPages)],
})
