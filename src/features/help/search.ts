import type { Category, Question } from './questions/question.ts'

export interface Found extends Question {
  category: Category
}

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  'a an the i my me you your we our is are am do does did can could will would what how when where why who which to of for in on it its and or if have has had with from be this that there get'.split(
    ' ',
  ),
)

/** Words for one thing: whoever types one means the others. */
const SAME: readonly (readonly string[])[] = [
  ['fee', 'price', 'cost', 'pay', 'charge'],
  ['lost', 'missing'],
  ['owner', 'keeper'],
  ['phone', 'telephone', 'mobile', 'call'],
  ['email', 'mail'],
  ['delete', 'close', 'remove'],
  ['scam', 'fraud', 'phishing', 'fake'],
  ['microchip', 'chip'],
]

/** A word without its ending, so that “registered” finds “registering”. */
const stem = (word: string) => word.replace(/(ations?|ings?|ed|es|s|e)$/, (ending) => (word.length - ending.length >= 3 ? '' : ending))

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[’'-]/g, '')
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

const meant = (word: string): string[] => [word, ...SAME.filter((same) => same.includes(word)).flat()].map(stem)

/** The questions that hold every word that is looked for, in themselves or in their answers, the closest first. */
export function searched(questions: readonly Found[], query: string): Found[] {
  const words = wordsIn(query)
  const meaningful = words.filter((word) => !EMPTY.has(word))
  const sought = (meaningful.length > 0 ? meaningful : words).map(meant)
  if (sought.length === 0) return [...questions]
  return questions
    .map((question) => ({ question, score: scoreOf(question, sought) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ question }) => question)
}

/** Nothing where a word is missing; a word of the question counts for more than one of the answer. */
function scoreOf({ asked, answer, also = '' }: Found, sought: readonly string[][]): number {
  const places = [
    { words: wordsIn(asked).map(stem), worth: 6 },
    { words: wordsIn(also).map(stem), worth: 4 },
    { words: wordsIn(answer.join(' ')).map(stem), worth: 1 },
  ]
  const scores = sought.map((meanings) =>
    Math.max(...places.map(({ words, worth }) => (words.some((word) => meanings.some((one) => isWord(word, one))) ? worth : 0))),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

/** Another ending is the same word; more than that is another one: “dead” isn’t “deadline”. */
const isWord = (word: string, sought: string) =>
  word === sought || (sought.length > 3 && word.startsWith(sought) && word.length - sought.length <= (sought.length > 4 ? 3 : 2))
