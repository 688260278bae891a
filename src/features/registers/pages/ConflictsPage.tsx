import { useSearchParams } from 'react-router'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { registerConflicts } from '../contract.ts'
import { ConflictPanel } from '../parts/ConflictPanel.tsx'
import { SendAway } from '../parts/SendAway.tsx'
import { Sent } from '../parts/Sent.tsx'

/** The pets whose microchip another register has as well; `?pet=` names one of them. */
export default function ConflictsPage() {
  const [params] = useSearchParams()
  const petId = params.get('pet')
  const query = useCall(registerConflicts, petId ? { petId } : {}, { freshFor: 0 })
  return (
    <Page
      title="Other registers"
      lead="When two registers have the same microchip, a finder can be sent to the wrong one. Choose which record counts, or send a record to another register. It’s free either way."
      width="text"
      crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]}
    >
      <Loaded what="the records" query={query}>
        {({ items, sent }) => (
          <Rows>
            {items.length === 0 && (
              <EmptyState
                art={<ScanChipArt />}
                title={petId ? 'Only one register has this microchip' : 'Each of your pets is on one register'}
                action={<ButtonLink to={petId ? paths.pet(petId) : paths.pets}>{petId ? 'See the record' : 'See your pets'}</ButtonLink>}
              >
                Every hour we ask the other registers about some of our numbers. If one has your pet’s microchip too, we’ll tell you.
              </EmptyState>
            )}
            {items.map((conflict) => (
              <ConflictPanel key={conflict.conflictId} conflict={conflict} />
            ))}
            {sent.map((sending) => (
              <Sent key={sending.sendingId} sending={sending} />
            ))}
            {petId && items.length === 0 && <SendAway petId={petId} />}
          </Rows>
        )}
      </Loaded>
    </Page>
  )
}
