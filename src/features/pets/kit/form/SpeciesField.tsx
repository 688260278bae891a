import { SPECIES, type Species, speciesWords } from '#knowledge/animals/species.ts'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { noBreed } from './answers.ts'
import type { PetForm } from './petform.ts'

interface SpeciesFieldProps {
  pet: PetForm
  label?: string
  hint?: string | undefined
  /** The kinds to choose from, where they are not all. */
  of?: readonly Species[]
}

/** What kind of animal it is, with a drawing of each. A breed belongs to a species, so another species asks for it anew. */
export function SpeciesField({ pet, label = 'What kind of animal is it?', hint, of = SPECIES }: SpeciesFieldProps) {
  return (
    <ChoiceCards
      {...pet.field('species')}
      label={label}
      hint={hint}
      look="picture"
      min="7rem"
      choices={of.map((species) => ({
        value: species,
        label: speciesWords[species].label,
        art: <PetAvatar species={species} seed={species} size={52} />,
      }))}
      onChange={(species) => pet.set({ species, breed: { ...noBreed, kind: pet.answers.breed.kind, text: pet.answers.breed.text } })}
    />
  )
}
