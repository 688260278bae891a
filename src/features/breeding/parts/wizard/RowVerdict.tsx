import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { verifyChipNumber } from '#features/chips/contract.ts'
import { type Verdict, verdictOf } from '#features/chips/kit/verdict.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { useCall } from '#platform/web/useCall.ts'
import { CHIP_FRESH } from './useKnownChips.ts'
import classes from './Young.module.css'

/** Whether the chip of a row can be registered, in a line under its number. */
export function RowVerdict({ chipNumber }: { chipNumber: string }) {
  const reading = readChipNumber(chipNumber)
  const asked = useCall(
    verifyChipNumber,
    { chipNumber: reading.valid ? reading.number : '' },
    { enabled: reading.valid, freshFor: CHIP_FRESH },
  )
  if (!reading.valid) return chipNumber.trim() === '' ? null : <Line bad>{reading.because}</Line>
  if (asked.isFetching && !asked.data) return <Line>Checking our register and the other databases</Line>
  if (asked.error) return <Line>We couldn’t check who holds this chip. We’ll check again when you register it.</Line>
  return asked.data ? <Said verdict={verdictOf(asked.data)} /> : null
}

function Said({ verdict }: { verdict: Verdict }) {
  if (verdict.kind === 'here') return <Line bad>Already registered here. Check the number, or remove the row.</Line>
  if (verdict.kind === 'keptBack') return <Line bad>{verdict.says}</Line>
  if (verdict.kind === 'elsewhere') return <Line bad>{verdict.holder.name} already holds this chip.</Line>
  return <Line good>This chip can be registered</Line>
}

function Line({ good = false, bad = false, children }: { good?: boolean; bad?: boolean; children: ReactNode }) {
  return (
    <p className={classes.verdict} role="status" data-good={good || undefined} data-bad={bad || undefined}>
      {good && <IconCircleCheck size={18} aria-hidden="true" />}
      {bad && <IconAlertTriangle size={18} aria-hidden="true" />}
      <span>{children}</span>
    </p>
  )
}
