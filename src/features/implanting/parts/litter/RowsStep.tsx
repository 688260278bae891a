import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import { ForAll } from '#features/pets/kit/litter/ForAll.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { numberIn } from '../register/reading.ts'
import { useReader } from '../register/useReader.ts'
import { Row } from './Row.tsx'
import { filledRows, MOST_ROWS, withNumber } from './rows.ts'
import classes from './Table.module.css'
import type { LitterForm } from './useLitterForm.ts'

/** The animals of the litter, a row for each: a table where there is room, and cards on a phone. */
export function RowsStep({ form }: { form: LitterForm }) {
  const { rows, pet } = form.values
  const filled = filledRows(rows)
  const take = (line: string) => form.setFieldValue('rows', withNumber(form.getValues().rows, numberIn(line)))
  useReader(take)
  const fillIn = (next: typeof filled) => {
    const changed = new Map(next.map((row) => [row.draftId, row]))
    form.setFieldValue(
      'rows',
      rows.map((row) => changed.get(row.draftId) ?? row),
    )
  }
  return (
    <Rows>
      <Box component="p" c="dimmed" m={0}>
        Scan the numbers one after another with your reader, or type each one and press Enter. We’ll leave out empty rows. You can add up to{' '}
        {MOST_ROWS} animals.
      </Box>
      <div>
        <ScanButton onScan={take} />
      </div>
      {filled.length > 1 && <ForAll species={pet.species} rows={filled} onRows={fillIn} />}
      <div>
        <div className={classes.heads} aria-hidden="true">
          <span>Microchip number</span>
          <span>Name</span>
          <span>Sex</span>
          <span>Colour</span>
        </div>
        <Stack component="ol" gap="0.75rem" aria-label="Animals in the litter">
          {rows.map((row, index) => (
            <li key={row.draftId}>
              <Row form={form} index={index} onRemove={() => form.removeListItem('rows', index)} />
            </li>
          ))}
        </Stack>
      </div>
    </Rows>
  )
}
