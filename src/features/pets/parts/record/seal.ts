import { partOf, textIn } from '#platform/web/read.ts'
import { eventsIn, hex, sha256 } from './chain.ts'

/** On which day this history was sealed with all others; null where it was not yet. */
export interface Seal {
  day: string | null
  holds: boolean
}

/**
 * Follows the way from an event of the history to the root over all histories, as `platform/law/tree.ts` does on the server, and compares it
 * with the root that is published (RFC 9162, section 2.1.3.2). `rootOf`: what is published of a day.
 */
export async function checkSeal(history: unknown, rootOf: (day: string) => Promise<unknown>): Promise<Seal> {
  const inclusion = partOf(history, 'inclusion') ?? null
  if (inclusion === null) return { day: null, holds: true }
  const [leaf, sealed] = [partOf(inclusion, 'leaf'), partOf(inclusion, 'sealed')]
  const [day, root] = [textIn(sealed, 'day') ?? '', textIn(sealed, 'root') ?? '']
  const event = eventsIn(history)[Number(partOf(leaf, 'seq')) - 1]
  const isOfThis = event !== undefined && IN_LEAF.every((name) => partOf(event, name) === partOf(leaf, name))
  const reached = await rootByPath(leaf, Number(partOf(inclusion, 'place')), Number(partOf(sealed, 'size')), textsIn(inclusion, 'path'))
  return { day, holds: isOfThis && reached === root && textIn(await rootOf(day), 'root') === root }
}

const IN_LEAF = ['subject', 'subjectId', 'seq', 'hash']

async function rootByPath(leaf: unknown, place: number, size: number, path: readonly string[]): Promise<string | null> {
  let hash = await sha256(Uint8Array.of(0), new TextEncoder().encode(JSON.stringify(IN_LEAF.map((name) => partOf(leaf, name)))))
  let [at, last] = [place, size - 1]
  for (const beside of path.map(bytesOf)) {
    const isRight = at % 2 === 1 || at === last
    hash = await (isRight ? sha256(Uint8Array.of(1), beside, hash) : sha256(Uint8Array.of(1), hash, beside))
    const levels = isRight ? levelsUp(at) : 1
    ;[at, last] = [Math.floor(at / 2 ** levels), Math.floor(last / 2 ** levels)]
  }
  return last === 0 ? hex(hash) : null
}

/** How many levels up the next node stands that has one beside it on its left. */
const levelsUp = (at: number): number => (at > 0 && at % 2 === 0 ? levelsUp(at / 2) + 1 : 1)

const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

function textsIn(value: unknown, name: string): string[] {
  const list = partOf(value, name)
  return Array.isArray(list) ? list.map(String) : []
}
