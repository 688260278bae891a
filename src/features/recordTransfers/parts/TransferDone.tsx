import { databaseList } from '#features/chips/contract.ts'
import { CertificateButton } from '#features/pets/kit/CertificateButton.tsx'
import { OwedNotice } from '#features/plans/kit/OwedNotice.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Arrived } from '#ui/Arrived.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { Group } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LetterButton } from './LetterButton.tsx'
import { MoveAhead } from './MoveAhead.tsx'
import type { Moved } from './useRecordTransfer.ts'

/** The record is here: what we do next, and the letter for whoever would rather write themselves. */
export function TransferDone({ moved, database }: { moved: Moved; database: string }) {
  const { data } = useCall(databaseList, {}, { freshFor: 3600 })
  const known = data?.items.find(({ code }) => code === database)
  const name = known?.name ?? 'the other database'
  const { isProven } = moved
  return (
    <Arrived>
      <Rows>
        <Panel look="raised">
          <EmptyState
            art={<CelebrationArt />}
            title={isProven ? `${moved.petName} is registered here now` : `${moved.petName} can be found here now`}
            action={
              <>
                <ButtonLink to={paths.pet(moved.petId)}>Open the record</ButtonLink>
                {isProven && <CertificateButton pet={{ id: moved.petId, name: moved.petName }} />}
              </>
            }
          >
            {isProven
              ? 'Anyone who looks up the chip can reach you from now on.'
              : `Anyone who looks up the chip can reach you from now on. Until the move is proven, they’re told of ${name} as well.`}
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
          {isProven ? (
            <Bullets numbered>
              <li>We’ll ask {name} to mark its record as moved, and send reminders after 14, 30 and 60 days.</li>
              <li>When they tell you it’s done, choose “Mark as confirmed” next to the move. You can also send them the letter, signed.</li>
            </Bullets>
          ) : (
            <MoveAhead name={name} petName={moved.petName} way={moved.holds === null ? known?.getsLetters === true && 'letter' : 'asked'} />
          )}
        </Panel>
      </Rows>
    </Arrived>
  )
}
