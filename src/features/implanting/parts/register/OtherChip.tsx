import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { TypedSoFar } from '#features/chips/kit/TypedSoFar.tsx'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isSecond } from './answers.ts'
import type { ChipForm } from './useChipForm.ts'

interface OtherChipProps {
  form: ChipForm
  /** What a reader sent; '' where it sent nothing else. */
  heard: string
  /** How the new chip was put in, where there may be one. */
  children: ReactNode
}

/** The animal has a chip: only one that the law doesn’t count is followed by another, and whoever registered the first can be found. */
export function OtherChip({ form, heard, children }: OtherChipProps) {
  const { olderChip } = form.values
  const reading = readChipNumber(olderChip)
  const take = (number: string) => form.setFieldValue('olderChip', number)
  const hear = useEffectEvent(() => heard !== '' && take(heard))
  useEffect(() => void hear(), [heard])
  return (
    <>
      <Rows>
        <TextField
          {...form.getInputProps('olderChip')}
          label="Number you found"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TypedSoFar text={olderChip} problem={null} onTake={take} />
        <WhatNow isSecond={isSecond(form.values)} isKnown={reading.valid} />
        <div>
          <ButtonLink weight="plain" to={reading.valid ? paths.chip(reading.number) : paths.home}>
            Look up this number
          </ButtonLink>
        </div>
      </Rows>
      {isSecond(form.values) && children}
    </>
  )
}

function WhatNow({ isSecond, isKnown }: { isSecond: boolean; isKnown: boolean }) {
  if (isSecond)
    return (
      <Notice title="You can register the new chip" live>
        The law asks for an FDX-B chip with 15 digits, and this older chip isn’t one. We keep both numbers with the animal, so either of
        them finds it. Look up the older number too, to see if someone has registered it.
      </Notice>
    )
  if (!isKnown)
    return (
      <Notice title="Enter the number you found" live>
        If it’s an older chip without 15 digits, you can register the new one as well. If you misread it, choose “No chip” and continue.
      </Notice>
    )
  return (
    <Notice title="You can’t register another chip for this animal" live>
      It already has one, so keep the new chip. Look up the number you found to see which register holds it. We can tell its keeper. If you
      misread it, choose “No chip” and continue.
    </Notice>
  )
}
