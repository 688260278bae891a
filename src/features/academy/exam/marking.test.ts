import { describe, expect, test } from 'vitest'
import { QUESTIONS } from '../questions/bank.ts'
import { TOPICS } from '../questions/question.ts'
import { isPass, mark, weakestTopics, whyFailed } from './marking.ts'
import { drawPaper, questionName, rightOption, shownQuestion } from './paper.ts'
import { questionsOf } from './questions.ts'

const seed = '5a'.repeat(32)
const paper = questionsOf({ questions: drawPaper({ bank: QUESTIONS, scope: ['dog', 'cat'], seen: [], seed }) })
const plain = paper.filter(({ critical }) => !critical)
const critical = paper.filter((question) => question.critical)

function answersBut(wrong: readonly { id: string }[]) {
  const answers = paper.map((question) => {
    const right = rightOption(question, seed)
    const other = shownQuestion(question, seed).options.find(({ id }) => id !== right)?.id ?? ''
    return [questionName(question.id, seed), wrong.some(({ id }) => id === question.id) ? other : right]
  })
  return Object.fromEntries(answers)
}

describe('a paper is passed', () => {
  test.each([0, 1, 5, 6])('with %d plain questions wrong', (wrong) => {
    const marks = mark(paper, seed, answersBut(plain.slice(0, wrong)))
    expect(marks).toMatchObject({ right: 30 - wrong, criticalMissed: 0 })
    expect(isPass(marks)).toBe(true)
  })
})

describe('a paper is failed', () => {
  test('with 7 wrong', () => {
    const marks = mark(paper, seed, answersBut(plain.slice(0, 7)))
    expect(isPass(marks)).toBe(false)
    expect(whyFailed(marks)).toBe('score')
  })

  test.each(critical)('with $critical wrong and everything else right', (question) => {
    const marks = mark(paper, seed, answersBut([question]))
    expect(marks).toMatchObject({ right: 29, criticalMissed: 1 })
    expect(isPass(marks)).toBe(false)
    expect(whyFailed(marks)).toBe('critical')
  })

  test('with nothing answered, or with names that aren’t in the paper', () => {
    expect(mark(paper, seed, {}).right).toBe(0)
    expect(mark(paper, seed, { [questionName(paper[0]?.id ?? '', seed)]: 'nonsense', other: 'nonsense' }).right).toBe(0)
  })
})

describe('the topics to go over', () => {
  const SEEDS = Array.from({ length: 300 }, (_, n) => n.toString(16).padStart(4, '0').repeat(16))
  const marked = (topic: string, wrong: number) => [topic, { asked: 4, answered: 4, right: 4 - wrong }] as const
  const shareNaming = (topic: (typeof TOPICS)[number], topics: Parameters<typeof weakestTopics>[0]) =>
    SEEDS.filter((one) => weakestTopics(topics, one).includes(topic)).length / SEEDS.length

  test('are always three, also where nothing but one question was wrong', () => {
    for (const wrong of [[], critical.slice(0, 1), plain]) {
      const { topics } = mark(paper, seed, answersBut(wrong))
      for (const one of SEEDS.slice(0, 50)) expect(weakestTopics(topics, one)).toHaveLength(3)
    }
  })

  test('are nearly always the weakest where the others went much better', () => {
    const topics = Object.fromEntries(TOPICS.map((topic, n) => marked(topic, n < 3 ? 4 : 0)))
    for (const topic of TOPICS.slice(0, 3)) expect(shareNaming(topic, topics)).toBeGreaterThan(0.95)
  })

  test('never tell whether one question was answered rightly, even where it’s the one that all hangs on, to somebody who knows about all the others', () => {
    for (const others of [0, 1, 2, 3])
      for (const rest of [others, others + 1]) {
        const naming = [others, others + 1].map((wrong) =>
          shareNaming('law', Object.fromEntries(TOPICS.map((topic) => marked(topic, topic === 'law' ? wrong : rest)))),
        )
        for (const share of naming) {
          expect(share).toBeGreaterThan(0)
          expect(share).toBeLessThan(1)
        }
      }
  })

  test('take one that wasn’t answered whole for all wrong, or leaving questions out would narrow down the others', () => {
    const whole = Object.fromEntries(TOPICS.map((topic) => marked(topic, topic === 'law' ? 4 : 1)))
    const leftOut = { ...whole, law: { asked: 4, answered: 3, right: 3 } }
    expect(shareNaming('law', leftOut)).toBe(shareNaming('law', whole))
  })
})
