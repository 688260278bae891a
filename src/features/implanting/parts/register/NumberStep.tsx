import { Suspense, useEffect, useState } from 'react'
import { ChipNumberField } from '#features/pets/kit/form/ChipStep.tsx'
import type { PetForm } from '#features/pets/kit/form/petform.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { Box } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { numberIn, wholeIn } from './reading.ts'
import type { ChipForm } from './useChipForm.ts'
import { useReader } from './useReader.ts'
import type { Looking } from './useSource.ts'

const SourceNotice = lazyPart(() => import('./SourceNotice.tsx').then((part) => part.SourceNotice))
const HeldElsewhere = lazyPart(() => import('./HeldElsewhere.tsx').then((part) => part.HeldElsewhere))
const OwnChip = lazyPart(() => import('../own/OwnChip.tsx').then((part) => part.OwnChip))

/** The number of the new chip: from its label, from a reader, or typed; and at once where it is from. */
export function NumberStep({ form, pet, found }: { form: ChipForm; pet: PetForm; found: Looking }) {
  const [heard, setHeard] = useState('')
  const { chipNumber } = pet.answers
  useReader((line) => {
    const number = numberIn(line)
    setHeard(wholeIn(line))
    pet.set({ chipNumber: number, evenIfHeldElsewhere: false })
    form.setFieldValue('alreadyIn', false)
  })
  useEffect(fetchWhatFollows, [])
  useEffect(focusNumber, [])
  return (
    <Rows>
      <ChipNumberField pet={pet} hint="Use your reader anywhere on this page, scan the label or type the number." />
      <Box component="p" c="var(--ui-good-text)" fw={600} m={0} role="status">
        {heard !== '' && heard === chipNumber && 'Your reader has filled in the number.'}
      </Box>
      {found.state !== 'notYet' && (
        <Suspense>
          <SourceNotice chipNumber={form.values.pet.chipNumber} found={found} />
        </Suspense>
      )}
      {found.source?.kind === 'cannot' && found.source.isTaken && (
        <Suspense>
          <OwnChip key={chipNumber} chipNumber={chipNumber} />
        </Suspense>
      )}
      <AlreadyIn form={form} isStopped={found.source?.kind === 'stopped'} />
      {/* The register may have heard of the other database only when the form was sent. */}
      {(found.holder || pet.answers.evenIfHeldElsewhere || pet.error('evenIfHeldElsewhere')) && (
        <Suspense>
          <HeldElsewhere pet={pet} holder={found.holder} />
        </Suspense>
      )}
    </Rows>
  )
}

/** DEAD-4 The register may have said it only when the form was sent, or there’s no signal now. */
function AlreadyIn({ form, isStopped }: { form: ChipForm; isStopped: boolean }) {
  if (!isStopped && !form.values.alreadyIn && !form.errors.alreadyIn) return null
  return (
    <CheckField
      {...form.getInputProps('alreadyIn', { type: 'checkbox' })}
      label="It’s already in the animal. I implanted it before I knew"
    />
  )
}

/** Where there's a mouse, the first thing typed or read goes in the field; on a phone it would bring up the keyboard over the page. */
function focusNumber() {
  const field = document.querySelector<HTMLInputElement>('[data-path="pet.chipNumber"] input, input[data-path="pet.chipNumber"]')
  if (field?.value === '' && document.activeElement === document.body && matchMedia('(pointer: fine)').matches)
    field.focus({ preventScroll: true })
}

/** Elsewhere the scanner and the next steps come when someone begins; there may be no signal by then. */
function fetchWhatFollows() {
  const parts = [
    import('#features/chips/kit/scan/ScanDialog.tsx'),
    import('./SourceNotice.tsx'),
    import('./HeldElsewhere.tsx'),
    import('./ClearForm.tsx'),
    import('./LaterStep.tsx'),
    import('../queue/Items.tsx'),
  ]
  void Promise.allSettled(parts)
}
