import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getMicroLookupHistory } from '../contract.ts'
import { LookupLines } from './LookupLines.tsx'

const EVERY = 30

/** The latest times that somebody looked up this pet's chip. */
export function PetLookups({ pet }: { pet: PetDetail }) {
  const query = useCall(getMicroLookupHistory, { of: 'myPets', petId: pet.id, pageSize: 3 }, { every: EVERY })
  const { data } = query
  const all = (
    <ButtonLink weight="quiet" size="sm" to={`${paths.lookups}?${new URLSearchParams({ pet: pet.id })}`}>
      See all {data?.total} lookups
    </ButtonLink>
  )
  return (
    <Panel title="Recent lookups" actions={data && data.total > data.items.length && all}>
      <Loaded what="the lookups" query={query} count={2} level={3}>
        {({ total, items }) =>
          total > 0 ? <LookupLines lookups={items} /> : 'No one has looked up this chip yet. When someone does, we’ll tell you.'
        }
      </Loaded>
    </Panel>
  )
}
