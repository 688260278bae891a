import { issueCodes, printedCode } from '#features/pets/codes.ts'
import type { Command } from './command.ts'

const MOST = 10_000

/** Makes registration codes for cards, one a line. */
export const codes: Command = {
  usage: `codes 25 (registration codes for cards, 1 to ${MOST})`,
  read: ([typed = '', ...more]) => {
    const count = Number(typed)
    if (!Number.isInteger(count) || count < 1 || count > MOST || more.length > 0) return null
    return async ({ db, now }) => (await issueCodes(db, count, now)).map(printedCode)
  },
}
