import type { ComponentType } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { extensionPoint } from '#platform/extension.ts'
import type { productInfo } from '../contract.ts'

/** What a product’s page knows of it. */
export type ProductDetail = AnswerOf<typeof productInfo>

/** How a product is bought, on its page. */
export const buyBoxes = extensionPoint<ComponentType<{ product: ProductDetail }>>('buyBoxes')
