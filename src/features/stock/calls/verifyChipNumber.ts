import { verifyChipNumber } from '#features/chips/contract.ts'
import { hitOfLookup } from '#features/chips/hitOfLookup.ts'
import { isHeldByUsAlone, TAKEN } from '#features/chips/policy.ts'
import { askOthers, holderAmong, isChipTaken, type OtherAnswer } from '#features/chips/queries.ts'
import { readingOf } from '#features/chips/reading.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { chipOfHolder, inNobody, registrationBlock } from '../queries/registrationblocks.ts'

export default handlerOutsideTransaction(verifyChipNumber, async (context) => {
  const { input, who, db, services } = context
  const chip = readChipNumber(input.chipNumber)
  const reading = readingOf(input.chipNumber, chip)
  if (!chip.valid) return { ...reading, ...FREE, stock: null, advice: SCAN_AGAIN }

  const { allowed, retryAfter } = hitOfLookup(context)
  if (!allowed) throw new Refusal(429, 'tooOften', 'You’ve checked a lot of microchips. Wait a minute, then try again.', { retryAfter })
  const known = { ...reading, ...FREE, stock: await chipOfHolder(db, chip.number, who?.id ?? null) }
  if (await isChipTaken(db, chip.number)) return { ...known, registration: { local: true }, advice: TAKEN }
  const ours = (await inNobody(db, [chip.number])).get(chip.number)
  const kept = ours && { keptBack: true, advice: registrationBlock(ours, who?.id ?? null).words }
  if (kept && !known.stock) return { ...known, ...kept }
  // Who holds one of our chips is about to register it, and has to know who else says that they hold it.
  const { others } = await askOthers(db, services.databases, chip.number)
  if (kept) return { ...known, ...kept, others }
  return { ...known, others, advice: adviceOn(others) }
})

const FREE = { registration: { local: false }, keptBack: false, others: [] }

const SCAN_AGAIN = 'Check the number against the label or the paperwork, digit by digit, or have the animal scanned again.'

function adviceOn(others: readonly OtherAnswer[]): string {
  const alone = isHeldByUsAlone(holderAmong(others))
  if (alone !== true) return alone.words
  if (others.some(({ holds }) => holds === 'noAnswer'))
    return 'This microchip can be registered here. Some other registers didn’t answer when we asked whether they hold it.'
  return 'This microchip can be registered here.'
}
