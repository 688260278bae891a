import { RowLine } from '#features/pets/kit/litter/RowLine.tsx'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import type { Source } from '../register/source.ts'
import type { Looking } from '../register/useSource.ts'
import { sameAs } from './look.ts'
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
  if (!reading.valid) return <RowLine bad>{reading.because}</RowLine>
  if (double) return <RowLine bad>{sameAs(double)}</RowLine>
  if (source?.kind === 'cannot')
    return (
      <RowLine bad>
        {source.title}. {source.says}
      </RowLine>
    )
  if (holder) return <RowLine bad>{holder.name} already holds this chip.</RowLine>
  if (source) return <RowLine good={source.kind === 'mine'}>{wordsOf(source)}</RowLine>
  return <RowLine>{state === 'looking' ? 'Checking where this chip is from' : 'We’ll check this chip when you send it.'}</RowLine>
}

function wordsOf(source: Exclude<Source, { kind: 'cannot' }>): string {
  if (source.kind === 'yours') return `You’ve already registered this chip for ${source.petName}. We’ll ask again if no one has been asked.`
  return source.kind === 'mine' ? `From your stock. ${source.says}` : 'Not from your stock. You can register a chip you bought elsewhere.'
}
