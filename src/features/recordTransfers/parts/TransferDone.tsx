import { Group } from '@mantine/core'
import { databaseList } from '#features/chips/contract.ts'
import { CertificateButton } from '#features/pets/kit/CertificateButton.tsx'
import { OwedNotice } from '#features/plans/kit/OwedNotice.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Arrived } from '#ui/Arrived.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LetterButton } from './LetterButton.tsx'
import type { Moved } from './useRecordTransfer.ts'

/** The record is here: what we do next, and the letter for whoever would rather write themselves. */
export function TransferDone({ moved, database }: { moved: Moved; database: string }) {
  const { data } = useCall(databaseList, {}, { freshFor: 3600 })
  const name = data?.items.find(({ code }) => code === database)?.name ?? 'the other database'
  return (
    <Arrived>
      <Rows>
        <Panel look="raised">
          <EmptyState
            art={<CelebrationArt />}
            title={`${moved.petName} is registered here now`}
            action={
              <>
                <ButtonLink to={paths.pet(moved.petId)}>Open the record</ButtonLink>
                <CertificateButton pet={{ id: moved.petId, name: moved.petName }} />
              </>
            }
          >
            Anyone who looks up the chip can reach you from now on.
          </EmptyState>
        </Panel>
        {moved.payment && moved.payment.owing > 0 && <OwedNotice />}
        <Panel
          title="What happens next"
          footer={
            <Group gap="0.75rem" align="stretch">
              <LetterButton moveId={moved.moveId} petName={moved.petName} />
              <ButtonLink weight="quiet" to={paths.myRequests}>
                See all your moved records
              </ButtonLink>
            </Group>
          }
        >
          <Bullets numbered>
            <li>
              {moved.holds === null ? `Send ${name} the signed letter to say` : `We’ll tell ${name}`} that the record has moved, and ask
              them to mark theirs.
            </li>
            <li>
              Until they do, anyone who looks up the chip sees both: this register as the one that counts, and {name} as the older one.
              We’ll send reminders after 14, 30 and 60 days.
            </li>
            <li>When they tell you it’s done, choose “Mark as confirmed” next to the move. You can also send them the letter, signed.</li>
          </Bullets>
        </Panel>
      </Rows>
    </Arrived>
  )
}
