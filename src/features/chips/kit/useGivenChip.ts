import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** A link may bring the chip along. It is taken over once, and leaves the address, so that going back and forth changes nothing. */
export function useGivenChip(take: (chipNumber: string) => void) {
  const [params, setParams] = useSearchParams()
  const given = params.get('chip')?.trim().slice(0, 60) ?? ''
  const takeOver = useEffectEvent(() => {
    take(given)
    setParams({}, { replace: true })
  })
  useEffect(() => {
    if (given !== '') takeOver()
  }, [given])
}
