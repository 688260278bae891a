import type { ComponentType } from 'react'
import { CertificateArt } from '#ui/art/spots/CertificateArt.tsx'
import { HookedMessageArt } from '#ui/art/spots/HookedMessageArt.tsx'
import { LitterArt } from '#ui/art/spots/LitterArt.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { MovingArt } from '#ui/art/spots/MovingArt.tsx'
import { PosterArt } from '#ui/art/spots/PosterArt.tsx'
import { RulesArt } from '#ui/art/spots/RulesArt.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import type { SpotProps } from '#ui/art/spots/Spot.tsx'
import { SuitcaseArt } from '#ui/art/spots/SuitcaseArt.tsx'
import classes from '../kit/ArticleCards.module.css'
import type { Picture, Topic } from '../subjects.ts'

interface ArticleArtProps {
  topic: Topic
  picture: Picture
  large?: boolean
}

/** The picture of an article, on the ground of its topic. */
export function ArticleArt({ topic, picture, large = false }: ArticleArtProps) {
  const Art = ARTS[picture]
  return (
    <span className={classes.ground} data-topic={topic} data-large={large || undefined}>
      <Art size={large ? 320 : 200} />
    </span>
  )
}

const ARTS: Record<Picture, ComponentType<SpotProps>> = {
  rules: RulesArt,
  poster: PosterArt,
  relay: MessageRelayArt,
  hook: HookedMessageArt,
  litter: LitterArt,
  document: SearchPaperArt,
  chip: ScanChipArt,
  moving: MovingArt,
  certificate: CertificateArt,
  suitcase: SuitcaseArt,
}
