import { Box } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ChipNumberField } from '#features/pets/kit/form/ChipStep.tsx'
import type { PetForm } from '#features/pets/kit/form/petform.ts'
import { Rows } from '#ui/Columns.tsx'
import { numberIn } from './reading.ts'
import { SourceNotice } from './SourceNotice.tsx'
import { useReader } from './useReader.ts'
import type { Looking } from './useSource.ts'

/** The number of the new chip: from its label, from a reader, or typed; and at once where it is from. */
export function NumberStep({ pet, found }: { pet: PetForm; found: Looking }) {
  const [heard, setHeard] = useState('')
  const { chipNumber } = pet.answers
  useReader((line) => {
    const number = numberIn(line)
    setHeard(number)
    pet.set({ chipNumber: number })
  })
  // Elsewhere the scanner comes with its first use; there may be no signal by then.
  useEffect(() => void import('#features/chips/kit/scan/ScanDialog.tsx').catch(() => null), [])
  return (
    <Rows>
      <ChipNumberField pet={pet} hint="Use your reader anywhere on this page, scan the label or type the number." />
      <Box component="p" c="var(--ui-good-text)" fw={600} m={0} role="status">
        {heard !== '' && heard === chipNumber && 'Your reader has filled in the number.'}
      </Box>
      <SourceNotice found={found} />
    </Rows>
  )
}
