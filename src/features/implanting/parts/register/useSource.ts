import { getChipInfo } from '#features/chips/contract.ts'
import { readChipNumber } from '#features/chips/number.ts'
import { typedSoFar } from '#features/lookup/parts/search/typed.ts'
import { getChipsForImplanter } from '#features/stock/contract.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { sourceOf } from './source.ts'

/** Looks for a chip in the implanter's stock and on the register as soon as its number is whole; null while nothing is known. */
export function useSource(typed: string) {
  const reading = readChipNumber(typed)
  const number = reading.valid ? reading.number : ''
  const enabled = typedSoFar(typed).state === 'read'
  const stock = useAsk(getChipsForImplanter, { query: number, pageSize: 1 }, { enabled })
  const info = useAsk(getChipInfo, { chipNumber: number }, { enabled })
  if (!enabled || !stock.data || !info.data) return null
  return sourceOf(
    stock.data.items.find((chip) => chip.number === number),
    info.data,
  )
}
