import * as z from 'zod'
import { Id, Moment, Money } from '#platform/contract/shapes.ts'
import { AUDIENCES, CATEGORIES } from './kit/categories.ts'

export const CategoryName = z.enum(CATEGORIES)
export const AudienceName = z.enum(AUDIENCES)

/** The addresses of a product’s picture, made once in each size and format. */
export const Picture = z.object({ small: z.string(), large: z.string(), avifSmall: z.string(), avifLarge: z.string() })

/** How many lines of how many characters can be engraved. */
export const EngravingLimits = z.object({ lines: z.int(), characters: z.int() })

export const ProductCard = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  category: CategoryName,
  summary: z.string(),
  /** Of its cheapest variant. */
  from: Money,
  hasPrices: z.boolean(),
  inStock: z.boolean(),
  /** From 1 to 5, to a tenth; null while nobody has reviewed it. */
  rating: z.number().nullable(),
  reviews: z.int(),
  picture: Picture,
  link: z.string(),
})

export const Variant = z.object({
  id: Id,
  sku: z.string(),
  name: z.string(),
  price: Money,
  /** How many can be bought now, at most 20. */
  available: z.int(),
})

export const Review = z.object({ stars: z.int(), words: z.string(), at: Moment })

export const Product = ProductCard.extend({
  description: z.string(),
  /** What else is to be known, by label: material, size, care. */
  facts: z.record(z.string(), z.string()),
  engraving: EngravingLimits.nullable(),
  variants: z.array(Variant),
  related: z.array(ProductCard),
  latestReviews: z.array(Review),
  /** What delivery costs at least, and from what sum it is free. */
  delivery: z.object({ from: Money, freeFrom: Money }),
  /** In percent, inside the prices; 0 where the register isn’t registered for VAT. */
  vatRate: z.int(),
})
