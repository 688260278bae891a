import { Box } from '@mantine/core'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import type { PetCard } from '../shapes.ts'

interface PetPictureProps {
  pet: Pick<PetCard, 'id' | 'name' | 'species' | 'colour' | 'photoUrl'>
  size: number
  /** Decoration beside the pet's name, or a picture that is described. */
  described?: boolean
}

/** A pet's photo, or the drawing that stands for it. */
export function PetPicture({ pet, size, described = false }: PetPictureProps) {
  const { id, name, species, colour, photoUrl } = pet
  if (photoUrl)
    return (
      <Box
        component="img"
        bg="var(--ui-sunk)"
        bdrs="50%"
        display="block"
        flex="none"
        style={{ objectFit: 'cover' }}
        src={photoUrl}
        width={size}
        height={size}
        alt={described ? name : ''}
      />
    )
  return (
    <PetAvatar
      species={species}
      colour={colour}
      seed={id}
      size={size}
      {...(described && { title: `Drawing of ${species === 'other' ? 'an animal' : `a ${species}`}` })}
    />
  )
}
