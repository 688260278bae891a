/** The national part is 38 bits: no chip can hold more than this in its last 12 digits. */
export const MOST_NATIONAL = 2 ** 38 - 1

/** What the 64 bits of an ISO 11784 chip say. */
export interface IsoWord {
  animal: boolean
  /** Country or maker, 0–1023. */
  code: number
  /** 0 … 274877906943. */
  national: number
  /** The 14 bits that pet chips leave at 0 (retagging counter, user information, reserved). */
  reserved: number
}

/**
 * Reads a 16-digit hexadecimal word. Readers print it with the animal bit first or, bits reversed, last; the order that
 * leaves the reserved bits at 0 is the right one, and the first wins where both do. Null where neither does: a number
 * of 16 characters that never came from a pet chip.
 */
export function decodeWord(hex: string): IsoWord | null {
  const animalFirst = BigInt(`0x${hex}`)
  const words = [animalFirst, reversed(animalFirst)].map(fieldsOf).filter(({ reserved }) => reserved === 0)
  return words.find(({ animal }) => animal) ?? words[0] ?? null
}

/** Reads the dotted form that tag readers print: code and national part in hexadecimal, `3D9.1C2C6E5F94`. */
export function decodeDotted(code: string, national: string): IsoWord {
  return { animal: true, code: Number.parseInt(code, 16), national: Number.parseInt(national, 16), reserved: 0 }
}

/** The 16 hexadecimal digits of an animal chip with this 15-digit number, animal bit first. */
export function encodeWord(number: string): string {
  const code = BigInt(number.slice(0, 3))
  const national = BigInt(number.slice(3))
  return ((1n << 63n) | (code << 38n) | national).toString(16).toUpperCase()
}

/** The 15 digits that people know. */
export function printed({ code, national }: IsoWord): string {
  return String(code).padStart(3, '0') + String(national).padStart(12, '0')
}

function reversed(word: bigint): bigint {
  const bits = [...word.toString(2).padStart(64, '0')].reverse()
  return BigInt(`0b${bits.join('')}`)
}

function fieldsOf(word: bigint): IsoWord {
  return {
    animal: word >> 63n === 1n,
    reserved: Number((word >> 49n) & 0x3fffn),
    code: Number((word >> 38n) & 0x3ffn),
    national: Number(word & 0x3fffffffffn),
  }
}
