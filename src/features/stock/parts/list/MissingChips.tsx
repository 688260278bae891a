import { Box, Stack } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Rows } from '#ui/Columns.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { chipsText } from '../../kit/chipstext.ts'
import type { ChipOrder } from '../../shapes.ts'
import { type Missing, numbersIn } from './missing.ts'
import { countIn } from './part.ts'

/** More than these are quicker typed than looked for in a list. */
const MOST_LISTED = 100

interface MissingChipsProps {
  /** The numbers of the parcel. */
  ranges: ChipOrder['ranges']
  missing: Missing
  error: string | undefined
  onChange: (changes: Partial<Missing>) => void
}

/** Which chips of a parcel have not come: picked from its numbers, or typed. */
export function MissingChips({ ranges, missing: { picked, typed }, error, onChange }: MissingChipsProps) {
  const isListed = countIn(ranges) <= MOST_LISTED
  const toggle = (number: string) =>
    onChange({ picked: picked.includes(number) ? picked.filter((one) => one !== number) : [...picked, number] })
  return (
    <Rows>
      {isListed &&
        ranges.map((range) => (
          <fieldset key={range.from}>
            <Box component="legend" fw={600} mb="0.375rem">
              Batch {range.batch}: choose the missing chips
            </Box>
            <Stack gap="0.75rem" bd="1px solid var(--ui-line)" bdrs="lg" mah="16rem" p="0.75rem 1rem" style={{ overflowY: 'auto' }}>
              {numbersIn(range).map((number) => (
                <CheckField
                  key={number}
                  label={<ChipDigits number={number} />}
                  checked={picked.includes(number)}
                  onChange={() => toggle(number)}
                />
              ))}
            </Stack>
          </fieldset>
        ))}
      {picked.length > 0 && <div role="status">{chipsText(picked.length)} chosen as missing</div>}
      <LongTextField
        id="missing-typed"
        label={isListed ? 'Or type their numbers' : 'Missing chip numbers'}
        hint={`One number or range per line${exampleOf(ranges)}`}
        optional={isListed}
        value={typed}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange({ typed: event.currentTarget.value })}
      />
    </Rows>
  )
}

/** How a range of this very parcel is written. */
function exampleOf([first]: ChipOrder['ranges']): string {
  if (!first) return ''
  return `, for example ${first.from === first.to ? first.from : `${first.from}-${first.to.slice(-3)}`}`
}
