import { useState } from 'react'
import type { NamedBreed } from '#features/pets/kit/form/answers.ts'
import { BreedPicker } from '#features/pets/kit/form/BreedPicker.tsx'

interface BreedFilterProps {
  species: string
  label: string
  /** The breed in the address, and what it’s called once that’s known. */
  breedId: string
  name: string | null
  onChoose: (breedId: string) => void
}

/** Narrows the list to who breeds one breed, found by any of its names. */
export function BreedFilter({ species, label, breedId, name, onChoose }: BreedFilterProps) {
  const [typed, setTyped] = useState<NamedBreed | null>(null)
  const value = typed ?? { id: breedId, text: (breedId && name) || '' }
  return (
    <BreedPicker
      id="breed"
      label={label}
      species={species}
      value={value}
      onChange={(breed) => {
        setTyped(breed)
        if (breed.id || breed.text.trim() === '') onChoose(breed.id)
      }}
    />
  )
}
