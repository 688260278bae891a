import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { PetForm } from './petform.ts'

/** Its name, and the one it had first: a breeder or rescue may know the animal only by that. */
export function Names({ pet }: { pet: PetForm }) {
  return (
    <Columns>
      <TextField {...pet.field('name')} label="Name" hint="What you call it" maxLength={60} autoComplete="off" />
      <TextField
        {...pet.field('originalName')}
        label="Original name or number"
        hint="If it had a different one before"
        maxLength={60}
        autoComplete="off"
        optional
      />
    </Columns>
  )
}

export function SexFields({ pet }: { pet: PetForm }) {
  return (
    <Rows gap="sm">
      <ChoiceCards
        {...pet.field('sex')}
        label="Sex"
        min="7rem"
        choices={[
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
          { value: 'unknown', label: 'Not known' },
        ]}
      />
      <NeuteredField pet={pet} />
    </Rows>
  )
}

export function NeuteredField({ pet }: { pet: PetForm }) {
  return (
    <ChoiceCards
      {...pet.field('neutered')}
      label="Neutered"
      min="7rem"
      choices={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
        { value: 'unknown', label: 'Not known' },
      ]}
    />
  )
}
