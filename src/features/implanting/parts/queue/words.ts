import type { Queued } from './queued.ts'

/** "1 animal", "3 animals". */
export const animals = (count: number) => `${count} ${count === 1 ? 'animal' : 'animals'}`

/** How an item is called in a sentence. */
export const nameOf = ({ answers }: Pick<Queued, 'answers'>) => answers.pet.name.trim() || 'An unnamed animal'

/** What came of a sending, for who cannot see the list: what went, what was refused, and what waits on. */
export function reportOf(sent: readonly Queued[], left: readonly Queued[]): string {
  const conflicts = left.filter(({ state }) => state === 'conflict').length
  const waiting = left.filter(({ state }) => state !== 'conflict')
  const why = waiting.find(({ problem }) => problem)?.problem?.message
  return [went(sent), refused(conflicts), stays(waiting.length, why)].filter((sentence) => sentence !== '').join(' ')
}

function went(sent: readonly Queued[]) {
  const [first] = sent
  if (!first) return ''
  return sent.length === 1
    ? `${nameOf(first)} is registered, and we’ve asked its keeper to confirm.`
    : `${animals(sent.length)} are registered, and we’ve asked their keepers to confirm.`
}

function refused(count: number) {
  if (count === 0) return ''
  return `${animals(count)} couldn’t be registered. See what the register says below.`
}

function stays(count: number, why = 'There’s no signal yet.') {
  return count === 0 ? '' : `${why} ${animals(count)} ${count === 1 ? 'is' : 'are'} saved on this device.`
}
