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
      <Notice title="Then there is nothing to register" live>
        An animal that has a chip gets no second one, and the new chip stays yours. Look up the number that you found: you see which
        register holds it, and we can tell its keeper. If it was a misreading, choose “No chip” and go on.
      </Notice>
      <TextField
        label="The number that you found"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        width="long"
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
