import { MOST_OFFSPRING, type NewbornAnswers } from './answers.ts'

interface Wanted {
  sex: 'female' | 'male'
  /** As it was typed. */
  count: string
  /** What they’re called until they have a name or ribbon: "Bitch". */
  word: string
}

/** The rows with so many of one sex: what’s been typed of those that stay is kept, new ones are called "Bitch 3", and the last go first. */
export function withCount(rows: readonly NewbornAnswers[], { sex, count, word }: Wanted, newKey: () => string): NewbornAnswers[] {
  const others = rows.filter((row) => row.sex !== sex)
  const own = rows.filter((row) => row.sex === sex)
  const wanted = Math.min(Number.parseInt(count.trim(), 10) || 0, MOST_OFFSPRING - others.length)
  const more = Array.from({ length: Math.max(0, wanted - own.length) }, (_, at) => ({
    key: newKey(),
    name: `${word} ${own.length + at + 1}`,
    sex,
    colour: '',
  }))
  const all = [...own.slice(0, wanted), ...more]
  return sex === 'female' ? [...all, ...others] : [...others, ...all]
}

/** What the two sexes are called among those who breed this kind. */
export const sexWordsOf = (species: string) =>
  species === 'dog'
    ? { female: { one: 'Bitch', many: 'bitches' }, male: { one: 'Dog', many: 'dogs' } }
    : { female: { one: 'Female', many: 'females' }, male: { one: 'Male', many: 'males' } }
