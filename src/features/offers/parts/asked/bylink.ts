import type { AnswerOf } from '#platform/contract/call.ts'
import type { acceptByText } from '../../contract.ts'

/** What somebody has answered with the link in our message, without signing in. */
export type AnsweredByLink = { yes: false } | ({ yes: true } & AnswerOf<typeof acceptByText>)

export interface ByLink {
  link: { requestId: string; code: string }
  onAnswer: (answered: AnsweredByLink) => void
}
