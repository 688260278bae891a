import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getMySearches } from '../contract.ts'

/** On the record of a pet that’s missing: the way to its search, or to begin one. */
export function PetSearch({ pet }: { pet: PetDetail }) {
  const isAway = pet.can.reportFound === true
  const { data } = useCall(getMySearches, {}, { enabled: isAway })
  if (!isAway || !data) return null
  const search = data.searches.find(({ petId, isOver }) => petId === pet.id && !isOver)
  if (search)
    return (
      <Panel
        title={`The search for ${pet.name}`}
        lead={search.toJudge > 0 ? 'There’s something new to look at.' : 'Sightings, animals found nearby, and the poster.'}
        look="raised"
      >
        <ButtonLink weight="urgent" fullWidth to={paths.lostPet(search.caseId)}>
          See the search
        </ButtonLink>
      </Panel>
    )
  return (
    <Panel
      title={`Ask people to look out for ${pet.name}`}
      lead="Put it on our list and map, ask people nearby, and print a poster."
      look="raised"
    >
      <ButtonLink weight="urgent" fullWidth to={paths.reportLost(pet.id)}>
        Begin a search
      </ButtonLink>
    </Panel>
  )
}
