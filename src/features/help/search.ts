import type { Category, Question } from './questions/question.ts'

export interface Found extends Question {
  category: Category
}

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  'a an the i im id ive my me you your youre we weve our us is are am was do does did dont can cant could will would wont should what whats how when where why who which to of for in on at it its and or but if have has had havent with from be been this that there get got want need must please help hi hello just some any so not no last week today else much every take took'.split(
    ' ',
  ),
)

/** Words for one thing: whoever types one means the others, and a little more the one that they typed. */
const SAME: readonly (readonly string[])[] = [
  ['fee', 'price', 'cost', 'pay', 'charge', 'paid', 'pounds', 'expensive', 'cheap'],
  ['lost', 'missing', 'gone', 'disappeared', 'escaped', 'runaway'],
  ['stolen', 'theft', 'thief', 'stole', 'robbed'],
  ['owner', 'keeper', 'ownership', 'keepership'],
  ['phone', 'telephone', 'mobile', 'call', 'ring', 'speak', 'talk'],
  ['email', 'mail', 'message', 'text', 'sms'],
  ['delete', 'close', 'remove', 'deactivate', 'erase'],
  ['scam', 'fraud', 'phishing', 'fake', 'genuine', 'dodgy'],
  ['microchip', 'chip', 'chipped', 'microchipping'],
  ['microchipper', 'implanter'],
  ['died', 'dead', 'death', 'die', 'deceased', 'sleep', 'passed'],
  ['password', 'login', 'log', 'signin', 'locked'],
  ['data', 'privacy', 'details', 'gdpr', 'personal'],
  ['safe', 'secure', 'security', 'protect'],
  ['puppy', 'kitten', 'litter', 'puppies'],
  ['pet', 'dog', 'cat', 'puppy', 'kitten', 'animal', 'rabbit', 'puppies'],
  ['register', 'registration', 'signup', 'enrol'],
  ['moved', 'moving', 'address', 'house'],
  ['abroad', 'country', 'overseas', 'spain', 'france', 'ireland', 'europe', 'emigrating', 'export', 'brexit'],
  ['year', 'yearly', 'annual', 'annually', 'renew', 'subscription', 'membership', 'monthly'],
  ['expire', 'renew', 'lapse', 'overdue'],
  ['sell', 'give', 'rehome', 'transfer', 'rehoming', 'sold', 'selling'],
  ['bought', 'adopted', 'buy', 'new', 'rescued'],
  ['husband', 'wife', 'partner', 'family', 'spouse', 'joint', 'boyfriend', 'girlfriend', 'son', 'daughter'],
  ['invoice', 'receipt', 'vat', 'bill'],
  ['refund', 'cancel', 'back', 'return'],
  ['claim', 'theirs', 'dispute'],
  ['qr', 'tag', 'tailtag', 'collar'],
  ['scan', 'scanner', 'scanning', 'read', 'reader', 'reading'],
  ['contact', 'phone', 'reach'],
  ['gps', 'track', 'tracker', 'location'],
]

/** A word without its ending, so that “registered” finds “registering”. */
const stem = (word: string) =>
  word.replace(/(ations?|ings?|ies|ied|ed|es|s|e|y)$/, (ending) => (word.length - ending.length >= 3 ? '' : ending))

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[’'-]/g, '')
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** A word that is looked for, as it was typed, and others that mean the same. */
interface Sought {
  typed: string
  same: readonly string[]
}

const soughtFor = (word: string): Sought => ({
  typed: stem(word),
  same: SAME.filter((same) => same.map(stem).includes(stem(word)))
    .flat()
    .map(stem),
})

/** How well a word of ours is the one that is looked for. */
const AS_TYPED = 1
const SAME_MEANING = 0.7
const MISSPELT = 0.6

/** What a word is worth in the question, in what people also type who mean it, and in the answer. */
const WORTH = { asked: 6, also: 5, answer: 1.5 }
/** Of what a search asks, so much has to be found; and of what the best answer is worth, so much. */
const ENOUGH = { found: 0.4, ofBest: 0.45 }

/** A word that fewer questions hold is no rarer. */
const FEW = 3

/**
 * The questions that say most of what is looked for, the closest first. A word that few questions hold counts for more than one that many
 * do, and a word that none holds doesn’t count.
 */
export function searched(questions: readonly Found[], query: string): Found[] {
  const words = [...new Set(wordsIn(query))]
  const meaningful = words.filter((word) => !EMPTY.has(word))
  const sought = (meaningful.length > 0 ? meaningful : words).map(soughtFor)
  if (sought.length === 0) return [...questions]

  const pages = questions.map(placesIn)
  const weighed = sought.map((word) => {
    const worths = pages.map((places) => worthOf(places, word))
    const holding = worths.filter((worth) => worth > 0).length
    return { worths, rare: holding === 0 ? 0 : Math.log(1 + questions.length / Math.max(FEW, holding)) }
  })
  const most = weighed.reduce((sum, { rare }) => sum + rare, 0)
  const scored = questions.map((question, at) => {
    const held = weighed.filter(({ worths }) => (worths[at] ?? 0) > 0).reduce((sum, { rare }) => sum + rare, 0)
    const worth = weighed.reduce((sum, { worths, rare }) => sum + (worths[at] ?? 0) * rare, 0)
    return { question, share: held / most, score: (worth * held) / most }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ share, score }) => share >= ENOUGH.found && score >= best * ENOUGH.ofBest)
    .toSorted((one, other) => other.score - one.score)
    .map(({ question }) => question)
}

type Places = readonly { words: readonly string[]; worth: number }[]

const placesIn = ({ asked, also = '', answer }: Found): Places => [
  { words: wordsIn(asked).map(stem), worth: WORTH.asked },
  { words: wordsIn(also).map(stem), worth: WORTH.also },
  { words: wordsIn(answer.join(' ')).map(stem), worth: WORTH.answer },
]

/** Of the place that says it best, and a little of the others. */
function worthOf(places: Places, { typed, same }: Sought): number {
  const worths = places.map(({ words, worth }) => worth * Math.max(0, ...words.map((word) => likeness(word, typed, same))))
  const best = Math.max(...worths)
  return best + 0.3 * (worths.reduce((sum, worth) => sum + worth, 0) - best)
}

function likeness(word: string, typed: string, same: readonly string[]): number {
  if (isWord(word, typed)) return AS_TYPED
  if (same.some((one) => isWord(word, one))) return SAME_MEANING
  return isMisspelt(word, typed) ? MISSPELT : 0
}

/** Another ending is the same word; more than that is another one: “dead” isn’t “deadline”. */
const isWord = (word: string, sought: string) =>
  word === sought || (sought.length > 3 && word.startsWith(sought) && word.length - sought.length <= (sought.length > 4 ? 3 : 2))

/** One letter of a long word is wrong, missing, added, or in the place of the next. */
function isMisspelt(word: string, typed: string): boolean {
  if (typed.length < 6 || word[0] !== typed[0] || Math.abs(word.length - typed.length) > 1) return false
  const from = [...word].findIndex((letter, at) => letter !== typed[at])
  const [left, right] = [word.slice(from), typed.slice(from)]
  const swapped = left.length === right.length && left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return swapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)
}
