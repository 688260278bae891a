import { listed } from '#platform/listed.ts'
import type { Queued } from './queued.ts'

/** One that is on the register now. */
export type Registered = Queued & {
  /** Whether its chip is one that the implanter had from us. */
  fromStock: boolean
}

/** "1 animal", "3 animals". */
export const animals = (count: number) => `${count} ${count === 1 ? 'animal' : 'animals'}`

/** How an item is called in a sentence. */
export const nameOf = ({ answers }: Pick<Queued, 'answers'>) => answers.pet.name.trim() || 'An unnamed animal'

/** What came of a sending, for who cannot see the list: what went, what was refused, and what waits on. */
export function reportOf(sent: readonly Registered[], left: readonly Queued[]): string {
  const conflicts = left.filter(({ state }) => state === 'conflict').length
  const waiting = left.filter(({ state }) => state !== 'conflict')
  const why = waiting.find(({ problem }) => problem)?.problem?.message
  return [went(sent), strange(sent), refused(conflicts), stays(waiting.length, why)].filter((sentence) => sentence !== '').join(' ')
}

function went(sent: readonly Queued[]) {
  const [first] = sent
  if (!first) return ''
  return sent.length === 1
    ? `${nameOf(first)} is registered, and we’ve asked its keeper to confirm.`
    : `${animals(sent.length)} are registered, and we’ve asked their keepers to confirm.`
}

/** What the form would have said at the number, had there been signal. */
function strange(sent: readonly Registered[]) {
  const others = sent.filter(({ fromStock }) => !fromStock)
  if (others.length === 0) return ''
  const names = listed(others.map(nameOf))
  return others.length === 1
    ? `${names}’s chip isn’t from your stock. If you didn’t buy it elsewhere, compare the number with the label, and correct it under “Chips” if it’s wrong.`
    : `The chips of ${names} aren’t from your stock. If you didn’t buy them elsewhere, compare the numbers with the labels, and correct any that’s wrong under “Chips”.`
}

function refused(count: number) {
  if (count === 0) return ''
  return `${animals(count)} couldn’t be registered. See what the register says below.`
}

function stays(count: number, why = 'There’s no signal yet.') {
  return count === 0 ? '' : `${why} ${animals(count)} ${count === 1 ? 'is' : 'are'} saved on this device.`
}
