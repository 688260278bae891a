import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import type { Source } from '../register/source.ts'
import type { Looking } from '../register/useSource.ts'
import { sameAs } from './look.ts'
import classes from './Rows.module.css'
import type { LitterRow } from './rows.ts'

interface RowLookProps {
  row: LitterRow
  /** The earlier row that has the number already. */
  double: number | null
  found: Looking
}

/** Where the chip of a row is from and whether it can be registered, in a line. */
export function RowLook({ row: { chipNumber }, double, found: { state, source, holder } }: RowLookProps) {
  const reading = readChipNumber(chipNumber)
  if (chipNumber.trim() === '') return null
  if (!reading.valid) return <Line bad>{reading.because}</Line>
  if (double) return <Line bad>{sameAs(double)}</Line>
  if (source?.kind === 'cannot')
    return (
      <Line bad>
        {source.title}. {source.says}
      </Line>
    )
  if (holder) return <Line bad>{holder.name} already holds this chip.</Line>
  if (source) return <Line good={source.kind === 'mine'}>{wordsOf(source)}</Line>
  return <Line>{state === 'looking' ? 'Checking where this chip is from' : 'We’ll check this chip when you send it.'}</Line>
}

function wordsOf(source: Exclude<Source, { kind: 'cannot' }>): string {
  if (source.kind === 'yours') return `You’ve already registered this chip for ${source.petName}. We’ll ask again if no one has been asked.`
  return source.kind === 'mine' ? `From your stock. ${source.says}` : 'Not from your stock. You can register a chip you bought elsewhere.'
}

function Line({ good = false, bad = false, children }: { good?: boolean; bad?: boolean; children: ReactNode }) {
  return (
    <p className={classes.line} role="status" data-good={good || undefined} data-bad={bad || undefined}>
      {good && <IconCircleCheck size={18} aria-hidden="true" />}
      {bad && <IconAlertTriangle size={18} aria-hidden="true" />}
      <span>{children}</span>
    </p>
  )
}
