import { QUESTIONS } from '../questions/bank.ts'
import type { Question } from '../questions/question.ts'

const BY_ID = new Map(QUESTIONS.map((question) => [question.id, question]))

/** The questions of an attempt in their order. @throws where one has left the bank: ids stand for ever */
export const questionsOf = ({ questions }: { questions: readonly string[] }): Question[] =>
  questions.map((id) => BY_ID.get(id) ?? missing(id))

function missing(id: string): never {
  throw new RangeError(`The question ${id} has left the bank`)
}
