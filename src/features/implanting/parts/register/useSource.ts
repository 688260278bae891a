import { getChipInfo, verifyChipNumber } from '#features/chips/contract.ts'
import { typedSoFar } from '#features/chips/kit/typed.ts'
import { holderIn } from '#features/chips/kit/verdict.ts'
import { getChipsForImplanter } from '#features/stock/contract.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { useReachable } from '#platform/web/connection.ts'
import { useCall } from '#platform/web/useCall.ts'
import { type Source, sourceOf } from './source.ts'

export interface Looking {
  state: 'notYet' | 'looking' | 'found' | 'cannotLook'
  /** Null while nothing is known. */
  source: Source | null
  /** The other database that says it holds the chip, as far as is known. */
  holder: ReturnType<typeof holderIn>
  /** The same, once the other databases have had their time to answer; nobody is waited for without signal. */
  holderAsked: () => Promise<ReturnType<typeof holderIn>>
  /** Where the chip is from, once the register has answered: a reader that ends with Enter is faster. Null without signal or an answer. */
  sourceAsked: () => Promise<Source | null>
  again: () => void
}

/** A question that is on its way already is waited for, not asked again. */
const UNDER_WAY = { cancelRefetch: false }

/** Looks for a chip in the implanter's stock, on the register and with the other databases as soon as its number is whole. */
export function useSource(typed: string): Looking {
  const reading = readChipNumber(typed)
  const number = reading.valid ? reading.number : ''
  const enabled = typedSoFar(typed).state === 'read'
  const reachable = useReachable()
  const stock = useCall(getChipsForImplanter, { query: number, pageSize: 1 }, { enabled })
  const info = useCall(getChipInfo, { chipNumber: number }, { enabled })
  const others = useCall(verifyChipNumber, { chipNumber: number }, { enabled, freshFor: 60 })
  const again = () => {
    void stock.refetch()
    void info.refetch()
    void others.refetch()
  }
  const holderAsked = async () => {
    if (number === '' || !reachable) return null
    const { data } = others.data ? others : await others.refetch(UNDER_WAY)
    return data ? holderIn(data) : null
  }
  const sourceIn = (held: typeof stock.data, known: typeof info.data): Source | null =>
    held && known
      ? sourceOf(
          held.items.find((chip) => chip.number === number),
          known,
        )
      : null
  const sourceAsked = async () => {
    const source = sourceIn(stock.data, info.data)
    if (source || number === '' || !reachable) return source
    const [held, known] = await Promise.all([stock.data ? stock : stock.refetch(UNDER_WAY), info.data ? info : info.refetch(UNDER_WAY)])
    return sourceIn(held.data, known.data)
  }
  const waits = { holderAsked, sourceAsked, again }
  if (!enabled) return { state: 'notYet', source: null, holder: null, ...waits }
  const asked = { holder: others.data ? holderIn(others.data) : null, ...waits }
  const source = sourceIn(stock.data, info.data)
  if (source) return { state: 'found', source, ...asked }
  const isAsking = stock.isFetching || info.isFetching
  return { state: !isAsking && (stock.error || info.error) ? 'cannotLook' : 'looking', source: null, ...asked }
}
