import { calledOf, type LostAnimal } from '../words.ts'
import { Matches } from './Matches.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { Sightings } from './Sightings.tsx'

/** What only the keeper sees of a search: what to say of it, the animals that may be theirs, and what people have seen. */
export function KeepersSide({ lost, mine }: { lost: LostAnimal; mine: NonNullable<LostAnimal['mine']> }) {
  const { id, isOver } = lost
  const name = calledOf(lost)
  return (
    <>
      <SearchPanel lost={lost} can={mine.can} heldBy={mine.heldBy} />
      {!isOver && <Matches caseId={id} matches={mine.matches} name={name} />}
      <Sightings sightings={mine.sightings} name={name} isOver={isOver} />
    </>
  )
}
