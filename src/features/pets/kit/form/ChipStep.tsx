import type { ClipboardEvent } from 'react'
import { onOneLine } from '#features/chips/kit/paste.ts'
import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import { TypedSoFar } from '#features/chips/kit/TypedSoFar.tsx'
import { problemWith } from '#features/chips/kit/typed.ts'
import type { ChipCheck } from '#features/chips/kit/useChipCheck.ts'
import { useReadOver } from '#features/chips/kit/useReadOver.ts'
import { Stack } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ChipVerdict, type EvenIf } from '../../parts/animal/ChipVerdict.tsx'
import classes from './ChipStep.module.css'
import type { PetForm } from './petform.ts'

interface ChipStepProps {
  pet: PetForm
  check: ChipCheck
  /** What is said, and agreed to, where another register holds the chip. */
  evenIf?: EvenIf | undefined
}

/** The number of the chip, and at once whether it can be registered. */
export function ChipStep({ pet, check, evenIf }: ChipStepProps) {
  return (
    <Rows>
      <ChipNumberField pet={pet} />
      <ChipVerdict pet={pet} check={check} evenIf={evenIf} />
    </Rows>
  )
}

/** The number of the chip: typed, pasted as a reader prints it or scanned from a label. */
export function ChipNumberField({ pet, hint = PAPERWORK }: { pet: PetForm; hint?: string }) {
  const { chipNumber } = pet.answers
  const put = (chipNumber: string) => pet.set({ chipNumber, evenIfHeldElsewhere: false })
  const readOver = useReadOver(put)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    put(onOneLine(pasted))
  }
  return (
    <Stack gap="0.875rem">
      <TextField
        {...pet.field('chipNumber')}
        label="Microchip number"
        hint={hint}
        large
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={classes.digits}
        {...readOver}
        onPaste={paste}
      />
      <TypedSoFar text={chipNumber} problem={pet.error('chipNumber') ? problemWith(chipNumber) : null} onTake={put} />
      <div>
        <ScanButton onScan={put} />
      </div>
    </Stack>
  )
}

const PAPERWORK = '15 digits, on the paperwork from when the chip was implanted. You can also paste the line a chip reader printed.'
