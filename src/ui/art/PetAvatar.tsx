import { type ReactNode, useId } from 'react'
import { coatOf } from './coats.ts'
import { BirdFace } from './faces/BirdFace.tsx'
import { CatFace } from './faces/CatFace.tsx'
import { DogFace } from './faces/DogFace.tsx'
import { FerretFace } from './faces/FerretFace.tsx'
import { GuineaPigFace } from './faces/GuineaPigFace.tsx'
import { HorseFace } from './faces/HorseFace.tsx'
import { PawFace } from './faces/PawFace.tsx'
import type { FaceProps } from './faces/parts.tsx'
import { RabbitFace } from './faces/RabbitFace.tsx'
import { ReptileFace } from './faces/ReptileFace.tsx'
import { TortoiseFace } from './faces/TortoiseFace.tsx'
import { type Kind, kindOf } from './kinds.ts'
import { lookOf } from './looks.ts'
import classes from './PetAvatar.module.css'

type PetAvatarProps = {
  /** In any words: "Dog", "Guinea pig", "budgerigar". */
  species: string
  /** In people's words: "black and white", "ginger tabby". */
  colour?: string | null | undefined
  /** Tells two animals of one kind apart; the pet's id. */
  seed?: string | undefined
  size?: number
  /** Says what the picture shows; without one it is decoration. */
  title?: string
}

/** A drawn portrait for a pet without a photo: by species and colour, always the same for the same seed. */
export function PetAvatar({ species, colour, seed, size = 64, title }: PetAvatarProps) {
  const clip = useId()
  const kind = kindOf(species)
  const look = lookOf(seed ?? `${species} ${colour}`)
  const Face = faces[kind]
  return (
    <svg
      className={classes.avatar}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <clipPath id={clip}>
        <circle cx="48" cy="48" r="48" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={classes.ground} data-ground={look.ground} width="96" height="96" />
        <Face coat={coatOf(kind, colour ?? '')} look={look} />
      </g>
    </svg>
  )
}

const faces: Record<Kind, (props: FaceProps) => ReactNode> = {
  dog: DogFace,
  cat: CatFace,
  rabbit: RabbitFace,
  ferret: FerretFace,
  horse: HorseFace,
  'guinea pig': GuineaPigFace,
  bird: BirdFace,
  tortoise: TortoiseFace,
  reptile: ReptileFace,
  other: PawFace,
}
