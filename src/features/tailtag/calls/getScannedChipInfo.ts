import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { answer } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { printedToken, tokenOf } from '../codes.ts'
import { getScannedChipInfo } from '../contract.ts'
import { countWrong, mayGuess } from '../guesses.ts'
import { profileOf } from '../profile.ts'
import { tagByToken } from '../queries.ts'

/** Of a link the last part counts: `https://…/t/7KQ2-M9XW-…`. */
const lastPart = (code: string): string => code.trim().split('/').at(-1)?.split('?')[0] ?? ''

export default answer(getScannedChipInfo, async (context) => {
  const { input, db, services, refuse } = context
  const reading = readChipNumber(input.code)
  if (reading.valid && reading.compliant) return { kind: 'chip' as const, chipNumber: reading.number, link: paths.chip(reading.number) }

  if (!mayGuess(context)) throw refuse('tooManyGuesses')
  const tag = await tagByToken(db, services, lastPart(input.code))
  if (tag) return { kind: 'tag' as const, link: paths.tag(printedToken(tokenOf(services, tag.id))), profile: await profileOf(db, tag) }
  if (reading.valid) return { kind: 'chip' as const, chipNumber: reading.number, link: paths.chip(reading.number) }
  countWrong(context)
  throw refuse('notACode', { field: 'code' })
})
