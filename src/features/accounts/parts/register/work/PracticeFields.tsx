import type { ReactNode } from 'react'
import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { fieldId } from '#ui/field.ts'
import { TextField } from '#ui/TextField.tsx'
import type { WorkAnswers } from './work.ts'

interface Asking {
  errors: Record<string, ReactNode>
  getInputProps: (path: string) => object
  setFieldValue: (path: 'professional.species', value: string) => void
}

interface PracticeFieldsProps {
  form: Asking
  practice: Pick<WorkAnswers, 'role' | 'species'>
}

/** Who an implanter is and what their certificate covers; it stands under `professional` in its form. */
export function PracticeFields({ form, practice: { role, species } }: PracticeFieldsProps) {
  return (
    <>
      <ChoiceCards
        {...form.getInputProps('professional.role')}
        data-path="professional.role"
        label="What are you?"
        min="14rem"
        choices={[
          { value: 'vet', label: 'Vet', hint: 'You may implant in any animal' },
          { value: 'vetNurse', label: 'Vet nurse' },
          { value: 'trained', label: 'Trained implanter', hint: 'With a certificate of an approved course' },
        ]}
      />
      <TextField
        {...form.getInputProps('professional.certificateReference')}
        data-path="professional.certificateReference"
        label={role === 'vet' || role === 'vetNurse' ? 'RCVS registration number' : 'Certificate number'}
        hint="As it stands on the paper that you send us next."
        maxLength={60}
        width="medium"
        autoComplete="off"
      />
      {role !== '' && role !== 'vet' && (
        <Kinds
          species={species}
          error={form.errors['professional.species']}
          onSpecies={(kinds) => form.setFieldValue('professional.species', kinds)}
        />
      )}
    </>
  )
}

function Kinds({ species, error, onSpecies }: { species: string; error: ReactNode; onSpecies: (species: string) => void }) {
  const chosen = species.split(',').filter(Boolean)
  const toggle = (kind: string) =>
    onSpecies(KINDS.map(({ value }) => value).filter((one) => (one === kind) !== chosen.includes(one)).join(','))
  return (
    <FieldGroup label="Which animals does your training cover?" hint="Other animals are for vets." error={error}>
      <Rows gap="sm">
        {KINDS.map(({ value, label }, index) => (
          <Checkbox
            key={value}
            label={label}
            {...(index === 0 && { id: fieldId('professional.species') })}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </Rows>
    </FieldGroup>
  )
}

const KINDS = [
  { value: 'dog', label: 'Dogs' },
  { value: 'cat', label: 'Cats' },
  { value: 'rabbit', label: 'Rabbits' },
  { value: 'ferret', label: 'Ferrets' },
]
