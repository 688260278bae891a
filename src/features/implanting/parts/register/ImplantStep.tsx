import { useState } from 'react'
import { SITES } from '#features/pets/kit/form/ImplantFields.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { OtherChip } from './OtherChip.tsx'
import { comparedWith, numberIn } from './reading.ts'
import type { ChipForm } from './useChipForm.ts'
import { useReader } from './useReader.ts'

/** How the chip was put in, and what the reader showed before and after. */
export function ImplantStep({ form }: { form: ChipForm }) {
  const { pet, implant } = form.values
  const [heard, setHeard] = useState<{ number: string; isSame: boolean } | null>(null)
  useReader((line) => {
    const shown = comparedWith(pet.chipNumber, line)
    setHeard(shown)
    if (shown.isSame) form.setFieldValue('implant.scanAfter', true)
  })
  // What was said against an implant that is not to be has no place any more.
  const choose = (scanBefore: string) => {
    form.setErrors({})
    form.setFieldValue('implant.scanBefore', scanBefore)
  }
  const stranger = heard && !heard.isSame ? heard.number : ''
  return (
    <Rows gap="lg">
      <ChoiceCards
        {...form.getInputProps('implant.scanBefore')}
        label="What did the reader show before you implanted the chip?"
        hint="Scan the whole animal, not just the neck: older chips can move."
        min="13rem"
        onChange={choose}
        choices={[
          { value: 'none', label: 'No chip', hint: 'The animal didn’t have one' },
          { value: 'otherChip', label: 'Another chip', hint: 'It showed a number' },
        ]}
      />
      {implant.scanBefore === 'otherChip' ? (
        <OtherChip form={form} heard={stranger}>
          <PutIn form={form} />
        </OtherChip>
      ) : (
        <>
          {stranger !== '' && <Stranger number={stranger} />}
          <PutIn form={form} />
        </>
      )}
    </Rows>
  )
}

function Stranger({ number }: { number: string }) {
  return (
    <Notice kind="warning" title="Your reader shows another number" live>
      <ChipDigits number={number} /> isn’t the number you’re registering. If that chip was already in the animal, choose “Another chip”.
    </Notice>
  )
}

function PutIn({ form }: { form: ChipForm }) {
  return (
    <>
      <DateField {...form.getInputProps('implant.implantedOn')} label="Date you implanted the chip" />
      <SuggestField
        {...form.getInputProps('implant.site')}
        label="Where the chip is"
        hint="Choose from the list or enter your own. We fill in where you put the last one. Once you’ve said which kind of animal it is, we go by that kind."
        maxLength={80}
        suggestions={SITES}
      />
      <CheckField
        {...form.getInputProps('implant.scanAfter', { type: 'checkbox' })}
        label="I read the chip after implanting it, and the reader showed this number"
        hint={
          <>
            <ChipDigits number={numberIn(form.values.pet.chipNumber)} />. If you read it now, we’ll tick this for you.
          </>
        }
      />
    </>
  )
}
