import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { fieldId } from '#ui/field.ts'
import { TextField } from '#ui/TextField.tsx'
import type { BreedAnswer, NamedBreed } from './answers.ts'
import { BreedPicker } from './BreedPicker.tsx'
import type { PetForm } from './petform.ts'

/** The breed: one of the list, a cross of two, or a description. */
export function BreedField({ pet }: { pet: PetForm }) {
  const { breed, species } = pet.answers
  const put = (changes: Partial<BreedAnswer>) => pet.set({ breed: { ...breed, ...changes } })
  const describe = ({ text }: NamedBreed) => put({ kind: 'description', text })
  const { error, 'data-path': path } = pet.field('breed')
  const [firstId, secondId] = [fieldId(path), fieldId(`${path}.second`)]
  return (
    <Rows gap="sm">
      <ChoiceCards
        label="Breed"
        choices={[
          { value: 'breed', label: 'One breed' },
          { value: 'cross', label: 'A cross of two breeds' },
          { value: 'description', label: 'In my own words' },
        ]}
        value={breed.kind}
        onChange={(kind) => put({ kind })}
      />
      {breed.kind === 'breed' && (
        <BreedPicker
          key={species}
          id={firstId}
          label="Breed name"
          hint="Any common name will do. Small typing mistakes don’t matter."
          species={species}
          value={breed.first}
          error={error}
          onChange={(first) => put({ first })}
          onDescribe={describe}
        />
      )}
      {breed.kind === 'cross' && (
        <Columns>
          <BreedPicker
            key={species}
            id={firstId}
            label="First breed"
            species={species}
            value={breed.first}
            error={error}
            onChange={(first) => put({ first })}
          />
          <BreedPicker
            key={`${species} second`}
            id={secondId}
            label="Second breed"
            species={species}
            value={breed.second}
            onChange={(second) => put({ second })}
          />
        </Columns>
      )}
      {breed.kind === 'description' && (
        <TextField
          id={firstId}
          label="Describe the animal"
          hint="For example, terrier cross, medium size, wire-haired"
          maxLength={80}
          value={breed.text}
          error={error}
          onChange={(event) => put({ text: event.currentTarget.value })}
        />
      )}
    </Rows>
  )
}
