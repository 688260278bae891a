import { useCall } from '#platform/web/useCall.ts'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getSharedPets } from '../../contract.ts'
import { PetTile } from '../PetTile.tsx'

/** A household has fewer. */
const MOST = 60

/** SHARE-2 The pets that others keep and share; nothing where nobody does. */
export function SharedPets() {
  const { data } = useCall(getSharedPets, { pageSize: MOST })
  if (!data?.total) return null
  return (
    <Panel title="Shared with you" {...(data.total > MOST && { lead: `The first ${MOST} of ${data.total}, by name.` })}>
      <Columns min="21rem">
        {data.items.map((pet) => (
          <PetTile key={pet.id} pet={pet} level={3} sharedBy={pet.sharedBy} />
        ))}
      </Columns>
    </Panel>
  )
}
