import { useState } from 'react'
import { TypedSoFar } from '#features/chips/kit/TypedSoFar.tsx'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'

/** The animal has a chip: it gets no second one, and whoever registered the first can be found. `shown` is what a reader sent. */
export function OtherChip({ shown }: { shown: string }) {
  const [typed, setTyped] = useState(shown)
  const reading = readChipNumber(typed)
  return (
    <Rows>
      <Notice title="You can’t register another chip for this animal" live>
        It already has one, so keep the new chip. Look up the number you found to see which register holds it. We can tell its keeper. If
        you misread it, choose “No chip” and continue.
      </Notice>
      <TextField
        label="Number you found"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <TypedSoFar text={typed} problem={null} onTake={setTyped} />
      <div>
        <ButtonLink weight="plain" to={reading.valid ? paths.chip(reading.number) : paths.home}>
          Look up this number
        </ButtonLink>
      </div>
    </Rows>
  )
}
