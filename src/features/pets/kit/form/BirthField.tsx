import { Box, Group } from '@mantine/core'
import { systemClock } from '#platform/clock/clock.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { fieldId } from '#ui/field.ts'
import { TextField } from '#ui/TextField.tsx'
import { bornText } from '../born.ts'
import { bornOnOf } from './answers.ts'
import type { PetForm } from './petform.ts'

/** The date of birth, or an age from which we estimate it: many keepers know no more. */
export function BirthField({ pet }: { pet: PetForm }) {
  return (
    <Rows gap="sm">
      <ChoiceCards
        label="When was it born?"
        choices={[
          { value: 'date', label: 'I know the date' },
          { value: 'age', label: 'I know roughly how old it is' },
        ]}
        min="14rem"
        value={pet.answers.bornHow}
        onChange={(bornHow) => pet.set({ bornHow })}
      />
      {pet.answers.bornHow === 'date' ? (
        <DateField {...pet.field('bornOn')} label="Date of birth" hint="For example, 27 3 2021" />
      ) : (
        <AgeField pet={pet} />
      )}
    </Rows>
  )
}

function AgeField({ pet }: { pet: PetForm }) {
  const bornOn = bornOnOf(pet.answers, systemClock.now())
  const { error, 'data-path': path } = pet.field('bornOn')
  const age = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3, error: Boolean(error), width: 'short' } as const
  return (
    <FieldGroup label="Age now" hint="Your best guess is fine. You can enter years, months or both." error={error}>
      <Group gap="1rem" wrap="nowrap" align="stretch">
        <TextField
          {...age}
          id={fieldId(path)}
          label="Years"
          value={pet.answers.ageYears}
          onChange={(event) => pet.set({ ageYears: event.currentTarget.value })}
        />
        <TextField
          {...age}
          label="Months"
          value={pet.answers.ageMonths}
          onChange={(event) => pet.set({ ageMonths: event.currentTarget.value })}
        />
      </Group>
      <Box component="p" c="dimmed" fz="sm" m="0.5rem 0 0" mih="1.4em" pos="relative" role="status">
        {bornOn !== '' &&
          `We’ll record the date of birth as ${bornText(bornOn, false)
            .toLowerCase()
            .replace(/^about (.)/, lift)}, as an estimate.`}
      </Box>
    </FieldGroup>
  )
}

const lift = (_all: string, letter: string) => `about ${letter.toUpperCase()}`
