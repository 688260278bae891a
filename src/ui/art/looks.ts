/** What differs between two animals of one species and colour. */
export type Look = {
  /** 0 to 2: shape of the ears. */
  ears: number
  /** 0 to 2: where the pale markings are. */
  marking: number
  iris: string
  collar: string
  /** 0 to 4: colour of the disc behind. */
  ground: number
}

const irises = ['#c98411', '#6f9a3a', '#3f8fa8']
const collars = ['#0f6b56', '#c4471f', '#2b6b88', '#85560a']

/** Always the same look for the same seed: a pet keeps its face from page to page. */
export function lookOf(seed: string): Look {
  const draw = dice(seed)
  return {
    ears: draw(3),
    marking: draw(3),
    iris: irises[draw(irises.length)] ?? '#c98411',
    collar: collars[draw(collars.length)] ?? '#0f6b56',
    ground: draw(5),
  }
}

/** Small whole numbers that depend on the text alone (FNV-1a, then xorshift). */
function dice(text: string) {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (sides: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % sides
  }
}
