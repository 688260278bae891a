import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { paths } from '#src/paths.ts'
import { RequestCard } from '#ui/RequestCard.tsx'
import { When } from '#ui/When.tsx'
import { calledOf, farText, type Listed, tagOf } from '../words.ts'

interface AnimalCardProps {
  animal: Listed
  level?: 2 | 3
  /** Why it may be the one that is looked for. */
  reasons?: readonly string[]
  actions?: ReactNode
}

/** A lost or found animal in a list. */
export function AnimalCard({ animal, level = 2, reasons, actions }: AnimalCardProps) {
  const { id, kind, species, breed, colour, photoUrl, area, at, metres, reward } = animal
  const name = calledOf(animal)
  return (
    <RequestCard
      picture={<PetPicture pet={{ id, name, species, colour, photoUrl }} size={88} />}
      title={<Link to={paths.lostPet(id)}>{name}</Link>}
      line={[breed, colour].filter(Boolean).join(', ') || undefined}
      tag={tagOf(animal)}
      level={level}
      actions={actions}
    >
      <p>
        {kind === 'lost' ? 'Last seen' : 'Found'} in {area}
        {metres !== null && `, ${farText(metres)}`}, on <When at={at} />.{reward && ' There’s a reward.'}
      </p>
      {reasons && <p>{reasons.join(' · ')}</p>}
    </RequestCard>
  )
}
