import { issueCodes, printedCode } from '#features/pets/codes.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { runCommand } from '#platform/server/command.ts'

/** `npm run staff -- codes 25`: makes registration codes for cards and prints them, one a line. */
await runCommand(howMany, async (count, db) => {
  const codes = await issueCodes(db, count, systemClock.now())
  process.stdout.write(codes.map((code) => `${printedCode(code)}\n`).join(''))
})

function howMany(): number {
  const [what, typed = ''] = process.argv.slice(2)
  const count = Number(typed)
  if (what === 'codes' && Number.isInteger(count) && count >= 1 && count <= 10_000) return count
  throw new Error('Say how many registration codes to make, from 1 to 10000: npm run staff -- codes 25')
}
