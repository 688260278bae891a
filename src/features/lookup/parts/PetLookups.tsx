import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getMicroLookupHistory } from '../contract.ts'
import { LookupLines } from './LookupLines.tsx'

const EVERY = 30

/** The latest times that somebody looked up this pet's chip. */
export function PetLookups({ pet }: { pet: PetDetail }) {
  const { data, error, refetch } = useCall(getMicroLookupHistory, { of: 'myPets', petId: pet.id, pageSize: 3 }, { every: EVERY })
  const all = (
    <ButtonLink weight="quiet" size="sm" to={`${paths.lookups}?${new URLSearchParams({ pet: pet.id })}`}>
      See all {data?.total} lookups
    </ButtonLink>
  )
  return (
    <Panel title="Recent lookups" actions={data && data.total > data.items.length && all}>
      {error && !data && (
        <>
          <p>We couldn’t load the lookups. {error.message}</p>
          <ActionButton weight="plain" size="sm" onClick={() => refetch()}>
            Try again
          </ActionButton>
        </>
      )}
      {!data && !error && <LoadingState count={2} label="Loading the lookups" />}
      {data && data.total > 0 && <LookupLines lookups={data.items} />}
      {data?.total === 0 && 'No one has looked up this chip yet. When someone does, we’ll tell you within seconds.'}
    </Panel>
  )
}
