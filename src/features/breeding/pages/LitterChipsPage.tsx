import { useParams } from 'react-router'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LitterArt } from '#ui/art/spots/LitterArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { getLitters } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { ChipsForm } from '../parts/chips/ChipsForm.tsx'

/** The chips of a litter that was written down before it had any. */
export default function LitterChipsPage() {
  const { litterId = '' } = useParams()
  const query = useCall(getLitters, { litterId })
  const [litter] = query.data?.items ?? []
  const crumbs = [
    { label: 'Litters', to: paths.litters },
    ...(litter ? [{ label: `${litter.damName}’s litter`, to: paths.litter(litterId) }] : []),
  ]
  return (
    <BreederPage
      title={litter ? `Add chips to ${litter.damName}’s litter` : 'Add chips'}
      lead="Each animal keeps the name you know it by. You can leave out those that get their chip later."
      crumbs={crumbs}
      width="text"
    >
      <Loaded what="the litter" query={query} count={4}>
        {({ items: [found] }) => (found && found.newborn.length > 0 ? <ChipsForm key={found.id} litter={found} /> : <NoneWaiting />)}
      </Loaded>
    </BreederPage>
  )
}

function NoneWaiting() {
  return (
    <EmptyState
      art={<LitterArt />}
      title="No animals are waiting for their chips"
      action={<ButtonLink to={paths.litters}>See your litters</ButtonLink>}
    >
      All the animals of this litter have their chips, or the litter belongs to another account.
    </EmptyState>
  )
}
