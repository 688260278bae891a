import type { AnswerOf } from '#platform/contract/call.ts'
import type { productInfo } from '../contract.ts'

/** What a product’s page knows of it. */
export type ProductDetail = AnswerOf<typeof productInfo>
