import type { ComponentType } from 'react'
import { HookedMessageArt } from '#ui/art/spots/HookedMessageArt.tsx'
import { LitterArt } from '#ui/art/spots/LitterArt.tsx'
import { MovingArt } from '#ui/art/spots/MovingArt.tsx'
import { PosterArt } from '#ui/art/spots/PosterArt.tsx'
import { RulesArt } from '#ui/art/spots/RulesArt.tsx'
import type { SpotProps } from '#ui/art/spots/Spot.tsx'
import { SuitcaseArt } from '#ui/art/spots/SuitcaseArt.tsx'
import classes from '../kit/ArticleCards.module.css'
import type { Topic } from '../subjects.ts'

/** The picture of a topic, on its own ground. */
export function TopicArt({ topic, large = false }: { topic: Topic; large?: boolean }) {
  const Art = ARTS[topic]
  return (
    <span className={classes.ground} data-topic={topic} data-large={large || undefined}>
      <Art size={large ? 320 : 200} />
    </span>
  )
}

const ARTS: Record<Topic, ComponentType<SpotProps>> = {
  law: RulesArt,
  lost: PosterArt,
  safety: HookedMessageArt,
  buying: LitterArt,
  record: MovingArt,
  travel: SuitcaseArt,
}
