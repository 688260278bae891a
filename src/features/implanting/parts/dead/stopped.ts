import type { getChipsForImplanter } from '#features/stock/contract.ts'
import type { AnswerOf } from '#platform/contract/call.ts'

type Batch = AnswerOf<typeof getChipsForImplanter>['batches'][number]

/** The batches of which an implanter holds chips that must not be used. */
export const stoppedOf = (batches: readonly Batch[]) => batches.filter(({ status, left }) => status !== 'inStock' && left > 0)
