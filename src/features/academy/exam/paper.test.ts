import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUESTIONS } from '../questions/bank.ts'
import { CRITICAL, TOPICS } from '../questions/question.ts'
import { drawPaper, PAPER, PAPER_LENGTH, rightOption, shownQuestion } from './paper.ts'
import { questionsOf } from './questions.ts'

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const scopes = fc.constantFrom(['dog'], ['cat'], ['dog', 'cat'], ['rabbit'], ['dog', 'cat', 'rabbit', 'ferret'])
const draw = (scope: readonly string[], seed: string, seen: string[] = []) =>
  questionsOf({ questions: drawPaper({ bank: QUESTIONS, scope, seen, seed }) })

test('every paper has 30 different questions, of each topic its share and exactly one of each critical theme', () => {
  fc.assert(
    fc.property(scopes, seeds, (scope, seed) => {
      const paper = draw(scope, seed)
      expect(new Set(paper.map(({ id }) => id)).size).toBe(PAPER_LENGTH)
      for (const topic of TOPICS) expect(paper.filter((one) => one.topic === topic)).toHaveLength(PAPER[topic])
      expect(paper.flatMap(({ critical }) => critical ?? []).toSorted()).toEqual([...CRITICAL].toSorted())
    }),
    { numRuns: 60 },
  )
})

test('nobody is asked about an animal that they don’t train for', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(draw(['rabbit'], seed).filter(({ species }) => species)).toEqual([])
      expect(draw(['dog'], seed).filter(({ species }) => species && !species.includes('dog'))).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('three papers in a row repeat no question while the bank has others', () => {
  const seen: string[] = []
  for (const _ of [1, 2, 3]) {
    const paper = draw(['dog', 'cat'], randomBytes(32).toString('hex'), seen).map(({ id }) => id)
    expect(paper.filter((id) => seen.includes(id))).toEqual([])
    seen.push(...paper)
  }
})

test('a bank that is used up gives the questions that were asked longest ago', () => {
  const seen = QUESTIONS.map(({ id }) => id)
  const law = draw(['dog', 'cat'], 'ab'.repeat(32), seen).filter(({ topic, critical }) => topic === 'law' && !critical)
  const oldest = QUESTIONS.filter(({ topic, critical }) => topic === 'law' && !critical).slice(0, law.length)
  expect(law.map(({ id }) => id).toSorted()).toEqual(oldest.map(({ id }) => id).toSorted())
})

test('a bank that is too small is refused', () => {
  expect(() => drawPaper({ bank: QUESTIONS.slice(0, 20), scope: ['dog'], seen: [], seed: 'ab'.repeat(32) })).toThrow('The bank has only')
})

describe('the options of a question', () => {
  test('are the same on every device, in another order with another name in every attempt', () => {
    const [question] = QUESTIONS
    if (!question) throw new Error('no question')
    const [one, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
    expect(shownQuestion(question, one)).toEqual(shownQuestion(question, one))
    const names = (seed: string) => shownQuestion(question, seed).options.map(({ id }) => id)
    expect(names(one).filter((id) => names(other).includes(id))).toEqual([])
  })

  test('hide the right one: it stands in each of the four places about as often', () => {
    const places = [0, 0, 0, 0]
    for (const question of QUESTIONS)
      for (const seed of SEEDS) {
        const place = shownQuestion(question, seed).options.findIndex(({ id }) => id === rightOption(question, seed))
        places[place] = (places[place] ?? 0) + 1
      }
    const all = QUESTIONS.length * SEEDS.length
    for (const count of places) expect(Math.abs(count / all - 0.25)).toBeLessThan(0.05)
  })

  test('say nothing but their words, and names of 12 letters that are alike for right and wrong', () => {
    for (const question of QUESTIONS) {
      const shown = shownQuestion(question, 'ef'.repeat(32))
      expect(Object.keys(shown)).toEqual(['id', 'asks', 'options'])
      expect(shown.options).toHaveLength(4)
      for (const option of shown.options) {
        expect(Object.keys(option)).toEqual(['id', 'words'])
        expect(option.id).toMatch(/^[\w-]{12}$/)
      }
      expect(shown.options.map(({ id }) => id)).toEqual(shown.options.map(({ id }) => id).toSorted())
    }
  })
})

const SEEDS = ['01', '23', '45', '67', '89'].map((digits) => digits.repeat(32))
