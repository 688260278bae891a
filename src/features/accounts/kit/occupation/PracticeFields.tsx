import type { ReactNode } from 'react'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { fieldId } from '#ui/field.ts'
import { TextField } from '#ui/TextField.tsx'
import type { WorkAnswers } from './work.ts'

interface PracticeFieldsProps {
  practice: Pick<WorkAnswers, 'role' | 'species'>
  /** Sentences by path, in the words of the form. */
  errors: Record<string, ReactNode>
  /** `form.getInputProps` */
  field: (path: string) => object
  onSpecies: (species: string) => void
}

/** Who an implanter is and what their certificate covers; it stands under `professional` in its form. */
export function PracticeFields({ practice: { role, species }, errors, field, onSpecies }: PracticeFieldsProps) {
  const asked = (path: string) => ({ ...field(path), error: errors[path], 'data-path': path })
  return (
    <>
      <ChoiceCards
        {...asked('professional.role')}
        label="What’s your role?"
        min="14rem"
        choices={[
          { value: 'vet', label: 'Vet', hint: 'You can implant any animal' },
          { value: 'vetNurse', label: 'Vet nurse', hint: 'By law you implant under a vet’s direction' },
          { value: 'trained', label: 'Trained implanter', hint: 'With a certificate from an approved course' },
        ]}
      />
      <TextField
        {...asked('professional.certificateReference')}
        label={role === 'vet' || role === 'vetNurse' ? 'RCVS registration number' : 'Certificate number'}
        hint="As it appears on the document you send us."
        maxLength={60}
        autoComplete="off"
      />
      {role !== '' && role !== 'vet' && <Kinds species={species} error={errors['professional.species']} onSpecies={onSpecies} />}
    </>
  )
}

function Kinds({ species, error, onSpecies }: { species: string; error: ReactNode; onSpecies: (species: string) => void }) {
  const chosen = new Set(species.split(','))
  const toggle = (kind: string) =>
    onSpecies(
      KINDS.map(({ value }) => value)
        .filter((one) => (one === kind) !== chosen.has(one))
        .join(','),
    )
  return (
    <FieldGroup label="Which animals does your training cover?" hint="Only vets can implant other animals." error={error}>
      <Rows gap="sm">
        {KINDS.map(({ value, label }, index) => (
          <CheckField
            key={value}
            label={label}
            {...(index === 0 && { id: fieldId('professional.species') })}
            checked={chosen.has(value)}
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
