import { randomInt } from 'node:crypto'
import { CROCKFORD, printedCode } from '#platform/contract/crockford.ts'

const LENGTH = 8

/** A reference for a message that its sender can read out: `7K2M-9P4T`. */
export const newReference = (): string =>
  printedCode(Array.from({ length: LENGTH }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join(''), 4)
