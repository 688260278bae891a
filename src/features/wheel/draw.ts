/** What can be won, as the fingerprint of a campaign names it. */
export interface Drawable {
  id: string
  weight: number
  /** How many there are; null where there is no limit. */
  stock: number | null
}

export interface Draw {
  /** Which spin of the campaign it was, from 1. */
  number: number
  /** What the browser of whoever spun had chosen. */
  word: string
}

interface Drum {
  /** In hexadecimal. */
  seed: string
  items: readonly Drawable[]
}

/** The fingerprint that is published before anyone spins: neither the seed nor the odds can change after it (SHA-256, in hexadecimal). */
export async function commitmentOf({ seed, items }: Drum): Promise<string> {
  const table = items.map(({ id, weight, stock }) => `${id} ${weight} ${stock ?? 'any'}`)
  return hex(await crypto.subtle.digest('SHA-256', bytes([seed, ...table].join('\n'))))
}

/**
 * What one spin wins: HMAC-SHA-256 of its number and word under the seed, as a number modulo the weights of what is left. `given`: how many
 * of each have been won before it. Null where nothing is left.
 */
export async function drawn({ seed, items }: Drum, { number, word }: Draw, given: ReadonlyMap<string, number>): Promise<string | null> {
  const left = items.filter(({ id, stock }) => stock === null || (given.get(id) ?? 0) < stock)
  const total = left.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  const key = await crypto.subtle.importKey('raw', bytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digest = hex(await crypto.subtle.sign('HMAC', key, bytes(`${number} ${word}`)))
  let point = Number(BigInt(`0x${digest}`) % BigInt(total))
  for (const { id, weight } of left) {
    if (point < weight) return id
    point -= weight
  }
  return null
}

/** The numbers of the spins that did not come out as they had to, all drawn again in their order. */
export async function wrongDraws(drum: Drum, draws: readonly (Draw & { itemId: string })[]): Promise<number[]> {
  const given = new Map<string, number>()
  const wrong: number[] = []
  for (const draw of draws) {
    if ((await drawn(drum, draw, given)) !== draw.itemId) wrong.push(draw.number)
    given.set(draw.itemId, (given.get(draw.itemId) ?? 0) + 1)
  }
  return wrong
}

const bytes = (text: string) => new TextEncoder().encode(text)
const hex = (buffer: ArrayBuffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
