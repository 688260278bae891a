import { whenText } from '#platform/text/whentext.ts'

/** Which animals the packs of a litter leave out, as a sentence for each. */
export const leftOutWords = (leftOut: readonly { name: string; words: string }[]): string[] =>
  leftOut.map(({ name, words }) => `There’s no pack for ${name}. ${words.replace(/\.$/, '')}.`)

/** What the codes of a litter's packs wait for on a day; null where they work at once. */
export const codesWait = (leavesFrom: string | null, today: string): string | null =>
  leavesFrom && leavesFrom > today
    ? `You can print them now. The codes work from ${whenText(leavesFrom, 'day')}, when the litter is 8 weeks old and can leave its mother.`
    : null
