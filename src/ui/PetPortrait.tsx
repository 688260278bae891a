import { PetAvatar } from './art/PetAvatar.tsx'
import classes from './PetPortrait.module.css'

type PetPortraitProps = {
  name: string
  species: string
  colour?: string | null | undefined
  /** The pet's id: without a photo, it decides the drawing. */
  seed?: string | undefined
  photo?: string | null | undefined
  size?: number
  /** The name stands beside the picture already: say nothing. */
  beside?: boolean
}

/** A pet's photo in a circle, or its drawing. */
export function PetPortrait({ name, species, colour, seed, photo, size = 64, beside = false }: PetPortraitProps) {
  if (photo)
    return <img className={classes.photo} src={photo} width={size} height={size} alt={beside ? '' : name} loading="lazy" decoding="async" />
  return <PetAvatar species={species} colour={colour} seed={seed} size={size} {...(!beside && { title: `${name}, drawn` })} />
}
