import * as z from 'zod'
import type { Question } from '../questions/question.ts'
import { questionName, rightOption } from './paper.ts'

/** Right answers that a pass needs: 80 % of 30. */
export const PASS_MARK = 24

/** The option chosen for each question, both by the names that they have in the attempt. */
export const Answers = z.record(z.string(), z.string())
type Answers = z.output<typeof Answers>

/** Of each topic, how many questions there were, how many were answered, and how many rightly. */
export const TopicMarks = z.record(z.string(), z.object({ asked: z.int(), answered: z.int(), right: z.int() }))

export interface Marks {
  right: number
  /** How many of the safety-critical questions were not answered rightly. */
  criticalMissed: number
  topics: z.output<typeof TopicMarks>
}

/** Marks what was answered; what wasn’t, or by a name that isn’t in the paper, is wrong. */
export function mark(questions: readonly Question[], seed: string, answers: Answers): Marks {
  const marked = questions.map((question) => {
    const chosen = answers[questionName(question.id, seed)]
    return { ...question, isAnswered: chosen !== undefined, isRight: chosen === rightOption(question, seed) }
  })
  const topics: Marks['topics'] = {}
  for (const { topic, isAnswered, isRight } of marked) {
    const { asked, answered, right } = topics[topic] ?? { asked: 0, answered: 0, right: 0 }
    topics[topic] = { asked: asked + 1, answered: answered + Number(isAnswered), right: right + Number(isRight) }
  }
  return {
    right: marked.filter(({ isRight }) => isRight).length,
    criticalMissed: marked.filter(({ critical, isRight }) => critical && !isRight).length,
    topics,
  }
}

/** ACAD-4 */
export const isPass = ({ right, criticalMissed }: Pick<Marks, 'right' | 'criticalMissed'>) => right >= PASS_MARK && criticalMissed === 0

/** What of a topic a student hears before a pass: whether it went well on the whole. */
export type Band = 'good' | 'revise'

/** Of this share of right answers on, a topic went well. */
const GOOD = 0.6

/**
 * The band of a topic, rounded so that it never tells whether any one question was answered rightly: with four questions `good` is three or
 * four right answers, with five it is three to five, and `revise` is fewer. A topic that wasn’t answered whole is `revise`, or leaving
 * questions out would narrow down the others.
 */
export const bandOf = ({ asked, answered, right }: Marks['topics'][string]): Band =>
  answered === asked && right >= asked * GOOD ? 'good' : 'revise'

/** Why an attempt wasn’t passed. It says nothing of the critical questions where the score alone was too low. */
export const whyFailed = ({ right }: Pick<Marks, 'right'>): 'score' | 'critical' => (right < PASS_MARK ? 'score' : 'critical')
