import { getChipInfo } from '#features/chips/contract.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { useCall } from '#platform/web/useCall.ts'
import { getImplanterImplantedChips } from '../../contract.ts'
import { useImplants } from './DeadFrame.tsx'
import { whereIs } from './where.ts'

/** In which animal a chip is, once its number is whole and as far as whoever reports it may know; null until that is clear. */
export function useWhere(typed: string) {
  const reading = readChipNumber(typed)
  const number = reading.valid ? reading.number : ''
  const chip = useCall(getChipInfo, { chipNumber: number }, { enabled: reading.valid })
  const mine = useCall(getImplanterImplantedChips, { query: number, pageSize: 1 }, { enabled: useImplants() && reading.valid })
  return reading.valid && chip.data ? whereIs(chip.data, mine.data?.items[0]) : null
}
