import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { SPECIES, speciesWords } from '../../species.ts'
import { noBreed } from '../form/answers.ts'
import type { PetForm } from '../form/petform.ts'

/** What kind of animal it is, with a drawing of each. A breed belongs to a species, so another species asks for it anew. */
export function SpeciesField({ pet, label = 'What kind of animal is it?' }: { pet: PetForm; label?: string }) {
  return (
    <ChoiceCards
      {...pet.field('species')}
      label={label}
      min="10.5rem"
      choices={SPECIES.map((species) => ({
        value: species,
        label: speciesWords[species].label,
        art: <PetAvatar species={species} seed={species} size={40} />,
      }))}
      onChange={(species) => pet.set({ species, breed: { ...noBreed, kind: pet.answers.breed.kind, text: pet.answers.breed.text } })}
    />
  )
}
