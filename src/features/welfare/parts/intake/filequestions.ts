import type { AnswerOf } from '#platform/contract/call.ts'
import type { importIntakes } from '../../contract.ts'

type Report = Pick<AnswerOf<typeof importIntakes>, 'heldElsewhere' | 'held' | 'cost' | 'longAgo'>

/** What a checked file asks of whoever takes its animals in, and what they’ve ticked. */
export type FileQuestions = Report & { yes: boolean; old: boolean }

/** What is ticked goes with the next check, also of another file: it stands there to be seen. */
export const ticked = (questions: FileQuestions | null) =>
  ({
    evenIfHeldElsewhere: questions?.yes ? 'yes' : 'no',
    evenIfLongAgo: questions?.old ? 'yes' : 'no',
  }) as const

/** The questions of the file that has been checked. What it doesn’t ask is ticked no longer, for nobody would see it. */
export const questionsOf = ({ heldElsewhere, held, cost, longAgo }: Report, before: FileQuestions | null): FileQuestions => ({
  heldElsewhere,
  held,
  cost,
  longAgo,
  yes: heldElsewhere > 0 && before?.yes === true,
  old: longAgo > 0 && before?.old === true,
})
