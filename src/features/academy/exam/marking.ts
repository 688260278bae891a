import * as z from 'zod'
import { type Question, TOPICS, type Topic } from '../questions/question.ts'
import { chanceOf, questionName, rightOption } from './paper.ts'

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

/** Topics that are named after a failed attempt. */
const NAMED = 3

/**
 * The topics to go over first, always as many, in the order of the course. Chance has a part in it, drawn from the seed: as any topic can be
 * named however its questions were answered, none of them is ever told. A topic that wasn’t answered whole counts as all wrong, or leaving
 * questions out would narrow down the others.
 */
export function weakestTopics(topics: Marks['topics'], seed: string): Topic[] {
  const weakness = (topic: Topic) => {
    const { asked, answered, right } = topics[topic] ?? NOT_ASKED
    return (answered < asked ? 1 : 1 - right / asked) - CHANCE * Math.log(1 - chanceOf(seed, `weakest/${topic}`))
  }
  const named = new Set(TOPICS.toSorted((one, other) => weakness(other) - weakness(one)).slice(0, NAMED))
  return TOPICS.filter((topic) => named.has(topic))
}

/** On average as much as one answer of a topic. */
const CHANCE = 0.2
const NOT_ASKED = { asked: 1, answered: 1, right: 1 }

/** Why an attempt wasn’t passed. It says nothing of the critical questions where the score alone was too low. */
export const whyFailed = ({ right }: Pick<Marks, 'right'>): 'score' | 'critical' => (right < PASS_MARK ? 'score' : 'critical')
