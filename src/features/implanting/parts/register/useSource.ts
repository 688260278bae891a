import { getChipInfo } from '#features/chips/contract.ts'
import { typedSoFar } from '#features/chips/kit/typed.ts'
import { getChipsForImplanter } from '#features/stock/contract.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { useCall } from '#platform/web/useCall.ts'
import { type Source, sourceOf } from './source.ts'

export interface Looking {
  state: 'notYet' | 'looking' | 'found' | 'cannotLook'
  /** Null while nothing is known. */
  source: Source | null
  again: () => void
}

/** Looks for a chip in the implanter's stock and on the register as soon as its number is whole. */
export function useSource(typed: string): Looking {
  const reading = readChipNumber(typed)
  const number = reading.valid ? reading.number : ''
  const enabled = typedSoFar(typed).state === 'read'
  const stock = useCall(getChipsForImplanter, { query: number, pageSize: 1 }, { enabled })
  const info = useCall(getChipInfo, { chipNumber: number }, { enabled })
  const again = () => {
    void stock.refetch()
    void info.refetch()
  }
  if (!enabled) return { state: 'notYet', source: null, again }
  if (stock.data && info.data) {
    const held = stock.data.items.find((chip) => chip.number === number)
    return { state: 'found', source: sourceOf(held, info.data), again }
  }
  const isAsking = stock.isFetching || info.isFetching
  return { state: !isAsking && (stock.error || info.error) ? 'cannotLook' : 'looking', source: null, again }
}
