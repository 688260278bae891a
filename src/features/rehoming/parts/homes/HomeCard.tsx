import type { ReactNode } from 'react'
import { glanceText } from '#features/offers/kit/words.ts'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { RequestCard } from '#ui/RequestCard.tsx'
import type { RehomingCard } from '../../shapes.ts'
import { rehomingWords } from '../words.ts'
import { WhatToKnow } from './WhatToKnow.tsx'

interface HomeCardProps {
  card: RehomingCard
  level: 2 | 3
  /** What can be done about it. */
  actions: ReactNode
  children?: ReactNode
}

/** An animal that needs another home: what it is, and what whoever takes it should know. */
export function HomeCard({ card, level, actions, children }: HomeCardProps) {
  const { petId, pet, status } = card
  return (
    <RequestCard
      picture={<PetPicture pet={{ ...pet, id: petId }} size={72} />}
      title={pet.name}
      line={glanceText(pet, systemClock.now())}
      tag={rehomingWords[status]}
      level={level}
      actions={actions}
    >
      <WhatToKnow card={card} />
      {children}
    </RequestCard>
  )
}
