import { createHmac } from 'node:crypto'
import type { Question } from '../questions/question.ts'

type Topic = Question['topic']

/** How many questions of each topic a paper has: 30 in all. */
export const PAPER: Record<Topic, number> = { law: 5, welfare: 4, anatomy: 4, equipment: 5, hygiene: 4, registration: 4, adverse: 4 }

export const PAPER_LENGTH = Object.values(PAPER).reduce((sum, count) => sum + count, 0)

export interface Drawing {
  bank: readonly Question[]
  /** The kinds of animal that the student trains for. */
  scope: readonly string[]
  /** The ids of questions of earlier attempts, in the order in which they were asked. */
  seen: readonly string[]
  /** 64 hexadecimal digits that nobody else knows. */
  seed: string
}

/**
 * The ids of a paper in the order in which they are asked: of each topic its share, of each safety-critical theme one, and nothing about
 * animals that the student doesn’t train for. Questions that the student has seen come last, those seen longest ago first.
 * @throws where the bank is too small
 */
export function drawPaper({ bank, scope, seen, seed }: Drawing): string[] {
  const fitting = bank.filter(({ species }) => !species || species.some((kind) => scope.includes(kind)))
  const fresh = (one: Question) => seen.lastIndexOf(one.id)
  const candidates = shuffled(fitting, seed, 'draw').toSorted((one, other) => fresh(one) - fresh(other))
  const critical = onePerTheme(candidates)
  const drawn = Object.entries(PAPER).flatMap(([topic, count]) => {
    const must = critical.filter((one) => one.topic === topic)
    const others = candidates.filter((one) => one.topic === topic && !one.critical)
    return [...must, ...others].slice(0, count)
  })
  if (drawn.length < PAPER_LENGTH) throw new RangeError(`The bank has only ${drawn.length} questions for ${scope.join(', ')}`)
  return shuffled(drawn, seed, 'ask').map(({ id }) => id)
}

function onePerTheme(candidates: readonly Question[]): Question[] {
  const themes = new Map<string, Question>()
  for (const one of candidates) if (one.critical && !themes.has(one.critical)) themes.set(one.critical, one)
  return [...themes.values()]
}

/** A question as the student sees it in one attempt. Neither its name nor its options’ tell which question it is, or which option is right. */
export interface ShownQuestion {
  id: string
  asks: string
  options: { id: string; words: string }[]
}

export function shownQuestion(question: Question, seed: string): ShownQuestion {
  const options = wordsOf(question).map((words, index) => ({ id: optionName(question, index, seed), words }))
  return { id: questionName(question.id, seed), asks: question.asks, options: options.toSorted(byId) }
}

/** Of answers, those that choose an option of a question on the paper. */
export function onPaper(asked: readonly ShownQuestion[], answers: Readonly<Record<string, string>>): Record<string, string> {
  const chosen = asked.flatMap(({ id, options }) => options.filter((option) => option.id === answers[id]).map((option) => [id, option.id]))
  return Object.fromEntries(chosen)
}

/** The right option’s name comes from the same hash as the others’, so their order, which is that of their names, tells nothing. */
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

/** The words of the options, the right one first. */
const wordsOf = ({ answer, others }: Question) => [answer, ...others]

export const questionName = (id: string, seed: string) => named(seed, `question/${id}`)
const optionName = ({ id }: Question, index: number, seed: string) => named(seed, `option/${id}/${index}`)

/** What the right option of a question is called in one attempt. */
export const rightOption = (question: Question, seed: string) => optionName(question, 0, seed)

/** Twelve letters that nobody can make, or undo, without the seed. */
const named = (seed: string, what: string) => digest(seed, what).toString('base64url').slice(0, 12)

/** The same things in an order that only the seed tells. */
function shuffled<One extends { id: string }>(things: readonly One[], seed: string, purpose: string): One[] {
  const placed = things.map((one) => ({ one, at: digest(seed, `${purpose}/${one.id}`).toString('hex') }))
  return placed.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ one }) => one)
}

/** A number from 0 to under 1 that only the seed tells. */
export const chanceOf = (seed: string, purpose: string) => digest(seed, purpose).readUInt32BE() / 2 ** 32

const digest = (seed: string, what: string) => createHmac('sha256', Buffer.from(seed, 'hex')).update(what).digest()
