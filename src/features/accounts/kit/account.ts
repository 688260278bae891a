import type { AnswerOf } from '#platform/contract/call.ts'
import type { userProfile } from '../contract.ts'

/** The account as its holder sees it. */
export type Account = AnswerOf<typeof userProfile>
