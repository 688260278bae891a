import { describe, expect, test } from 'vitest'
import { QUESTIONS } from '../questions/bank.ts'
import { bandOf, isPass, mark, whyFailed } from './marking.ts'
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

test('the band of a topic leaves open, for every question of it, whether it was answered rightly', () => {
  for (const asked of [4, 5]) {
    const counts = Array.from({ length: asked + 1 }, (_, right) => right)
    for (const band of ['good', 'revise'] as const) {
      const possible = counts.filter((right) => bandOf({ asked, answered: asked, right }) === band)
      // Some score in the band has a wrong answer, and some has a right one, and which one it is stays open.
      expect(possible.some((right) => right > 0)).toBe(true)
      expect(possible.some((right) => right < asked)).toBe(true)
    }
  }
})

test('a topic with a question left out is never said to be good, or leaving out would narrow down the others', () => {
  expect(bandOf({ asked: 4, answered: 3, right: 3 })).toBe('revise')
  expect(bandOf({ asked: 4, answered: 4, right: 3 })).toBe('good')
})
