import { verifyChipNumber } from '#features/chips/contract.ts'
import { type Verdict, verdictOf } from '#features/chips/kit/verdict.ts'
import { RowLine } from '#features/pets/kit/litter/RowLine.tsx'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { useCall } from '#platform/web/useCall.ts'
import { CHIP_FRESH } from './useKnownChips.ts'

/** Whether the chip of a row can be registered, in a line under its number. */
export function RowVerdict({ chipNumber }: { chipNumber: string }) {
  const reading = readChipNumber(chipNumber)
  const asked = useCall(
    verifyChipNumber,
    { chipNumber: reading.valid ? reading.number : '' },
    { enabled: reading.valid, freshFor: CHIP_FRESH },
  )
  if (!reading.valid) return chipNumber.trim() === '' ? null : <RowLine bad>{reading.because}</RowLine>
  if (asked.isFetching && !asked.data) return <RowLine>Checking our register and the other databases</RowLine>
  if (asked.error) return <RowLine>We couldn’t check who holds this chip. We’ll check again when you register it.</RowLine>
  return asked.data ? <Said verdict={verdictOf(asked.data)} /> : null
}

function Said({ verdict }: { verdict: Verdict }) {
  if (verdict.kind === 'here') return <RowLine bad>Already registered here. Check the number, or remove the row.</RowLine>
  if (verdict.kind === 'keptBack') return <RowLine bad>{verdict.says}</RowLine>
  if (verdict.kind === 'elsewhere') return <RowLine bad>{verdict.holder.name} already holds this chip.</RowLine>
  return <RowLine good>This chip can be registered</RowLine>
}
