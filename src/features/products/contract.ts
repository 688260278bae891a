import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, Nothing, OptionalLine, OptionalProse, pageOf, paging } from '#platform/contract/shapes.ts'
import { PRICE_BANDS, SORTS } from './kit/categories.ts'
import { AudienceName, CategoryName, Product, ProductCard } from './shapes.ts'

const limit = { times: 240, seconds: 60 }
const noSuchProduct = [404, 'We can’t find this product. We might have stopped selling it.'] as const

export const products = call('products', {
  flag: 'shop',
  method: 'GET',
  summary: 'What the shop sells, by category, in the order you choose.',
  who: 'anyone',
  input: z.strictObject({ category: CategoryName.optional(), ...paging(...SORTS) }),
  output: pageOf(ProductCard),
  says: 'The products',
  refuses: {},
  reads: true,
  limit,
})

/** How many products there would be with one more choice, by that choice. */
const Counts = z.record(z.string(), z.int())

export const getProducts = call('getProducts', {
  flag: 'shop',
  method: 'POST',
  summary: 'Search the shop, with spelling mistakes forgiven, and see how many products each further choice would leave.',
  who: 'anyone',
  input: z.strictObject({
    query: OptionalLine(60).default(''),
    category: CategoryName.optional(),
    audience: AudienceName.optional(),
    price: z.enum(PRICE_BANDS).optional(),
    rating: z.coerce.number<number | string>().int().min(1).max(5).optional(),
    inStock: z.enum(['yes']).optional(),
    ...paging(...SORTS),
  }),
  output: pageOf(ProductCard).extend({
    counts: z.object({ category: Counts, audience: Counts, price: Counts, rating: Counts, inStock: z.int() }),
  }),
  says: 'The products',
  refuses: {},
  reads: true,
  limit,
})

export const productInfo = call('productInfo', {
  flag: 'shop',
  path: 'product-info',
  method: 'GET',
  summary: 'One product by the name in its address: its variants, stock, delivery and related products.',
  who: 'anyone',
  input: z.strictObject({ slug: z.string().min(1).max(120) }),
  output: Product,
  says: 'The product',
  refuses: { noSuchProduct },
  reads: true,
  limit,
})

export const getProductDetail = call('getProductDetail', {
  flag: 'shop',
  method: 'GET',
  summary: 'The same by its id.',
  who: 'anyone',
  input: z.strictObject({ productId: Id }),
  output: Product,
  says: 'The product',
  refuses: { noSuchProduct },
  reads: true,
  limit,
})

export const createWhishlist = call('createWhishlist', {
  flag: 'shop',
  method: 'POST',
  summary: 'Put a product on your wishlist, or take it off. Answers with the whole list.',
  who: 'signed-in',
  input: z.strictObject({ productId: Id, on: z.boolean().default(true) }),
  output: z.object({ items: z.array(ProductCard) }),
  says: 'Your wishlist is saved',
  refuses: { noSuchProduct, tooMany: [409, 'Your wishlist has 100 products. Take one off first.'] },
})

export const getWishlist = call('getWishlist', {
  flag: 'shop',
  method: 'GET',
  summary: 'The products on your wishlist, the newest first.',
  who: 'signed-in',
  input: Nothing,
  output: z.object({ items: z.array(ProductCard) }),
  says: 'Your wishlist',
  refuses: {},
})

export const reviewProduct = call('reviewProduct', {
  method: 'POST',
  summary: 'Rate a product that you’ve bought from us and received. Writing again replaces what you wrote.',
  who: 'signed-in',
  input: z.strictObject({ productId: Id, stars: z.int().min(1).max(5), words: OptionalProse(1000).default('') }),
  output: z.null(),
  says: 'Thank you for your review',
  refuses: { noSuchProduct, notBought: [403, 'You can review a product once we’ve delivered it to you'] },
  limit: { times: 30, seconds: 3600 },
})
