import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { useCall } from '#platform/web/useCall.ts'
import { verifyChipNumber } from '../contract.ts'
import { typedSoFar } from './typed.ts'
import { chipProblems } from './verdict.ts'

/** Asks who holds a chip as soon as its number is whole, and once more before the person goes on. */
export function useChipCheck({ chipNumber, evenIfHeldElsewhere }: { chipNumber: string; evenIfHeldElsewhere: boolean }) {
  const reading = readChipNumber(chipNumber)
  const number = reading.valid ? reading.number : ''
  // The first 9 or 10 digits of a number are also the whole of an older chip: those are asked about only when the person goes on.
  const isWhole = typedSoFar(chipNumber).state === 'read'
  const asked = useCall(verifyChipNumber, { chipNumber: number }, { enabled: isWhole, freshFor: 60 })

  /** Nothing when no answer comes: the chip is checked again when the pet is registered. */
  const ready = async () => {
    const { data } = asked.data ? asked : await asked.refetch()
    return data ? chipProblems(data, { evenIfHeldElsewhere }) : {}
  }
  return { number, asked, ready }
}

export type ChipCheck = ReturnType<typeof useChipCheck>
