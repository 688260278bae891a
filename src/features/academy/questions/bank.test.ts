import { expect, test } from 'vitest'
import { QUESTIONS } from './bank.ts'
import { CRITICAL, TOPICS } from './question.ts'

const share = (is: (right: number, wrong: number[]) => boolean) =>
  QUESTIONS.filter(({ answer, others }) =>
    is(
      answer.length,
      others.map(({ length }) => length),
    ),
  ).length / QUESTIONS.length

test('the bank has at least 150 questions, each topic enough for three papers, and each critical theme too', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(150)
  for (const topic of TOPICS) expect(QUESTIONS.filter((one) => one.topic === topic).length, topic).toBeGreaterThanOrEqual(20)
  for (const theme of CRITICAL) expect(QUESTIONS.filter((one) => one.critical === theme).length, theme).toBeGreaterThanOrEqual(4)
})

test('no question is asked twice, and no answer stands twice in one', () => {
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length)
  expect(new Set(QUESTIONS.map(({ asks }) => asks)).size).toBe(QUESTIONS.length)
  const doubled = QUESTIONS.filter(({ answer, others }) => new Set([answer, ...others]).size !== 4)
  expect(doubled.map(({ id }) => id)).toEqual([])
})

test('every question has a reason and a source to read on', () => {
  expect(QUESTIONS.filter(({ why, source }) => why.length < 20 || source.length < 5).map(({ id }) => id)).toEqual([])
})

test('the length of an answer doesn’t give it away: the right one is about as often the longest or the shortest as the others', () => {
  expect(share((right, wrong) => right > Math.max(...wrong))).toBeLessThan(0.3)
  expect(share((right, wrong) => right < Math.min(...wrong))).toBeLessThan(0.3)
})

test('the first words don’t give an answer away: no right answer begins unlike all three others while these begin alike', () => {
  const first = (words: string) => words.split(' ')[0]
  const odd = QUESTIONS.filter(
    ({ answer, others: [one, two, three] }) => first(one) === first(two) && first(two) === first(three) && first(answer) !== first(one),
  )
  expect(odd.length / QUESTIONS.length).toBeLessThan(0.1)
})
