import type { ConversationShown, Writer } from '#features/chat/kit/points.ts'
import { WantBack } from '#features/welfare/kit/WantBack.tsx'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { getFounderInfo } from '../../contract.ts'

type Rescue = NonNullable<AnswerOf<typeof getFounderInfo>['rescue']>

interface RescueAsideProps {
  rescue: Rescue
  petName: string
  petId: string | null
  writer: Writer
}

/** For a keeper: which organisation wrote, how to reach it, and how to have their pet back. */
export function RescueAside({ rescue, petName, petId, writer }: RescueAsideProps) {
  const { organisation, phone, address, opening, held } = rescue
  const asks = 'relayKey' in writer ? writer : { petId: petId ?? '' }
  return (
    <>
      <Panel
        title={held ? `${petName} is with ${organisation}` : organisation}
        footer={petId && <ButtonLink to={paths.pet(petId)} weight="plain">{`Open ${petName}’s record`}</ButtonLink>}
      >
        <FactList
          facts={[
            { label: 'Phone', value: phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> },
            { label: 'Address', value: address },
            { label: 'Opening hours', value: opening },
            { label: 'Held for you until', value: held?.until && whenText(held.until, 'day') },
            { label: 'Collect by', value: held?.collectBy && whenText(held.collectBy, 'day') },
          ].filter(({ value }) => value)}
        />
        {held && (
          <Group gap="0.75rem 1.25rem">
            <WantBack petName={petName} organisation={organisation} asks={asks} held={held} refresh={[getFounderInfo]} />
            {held.isGivingUp && petId && (
              <ButtonLink to={paths.pet(petId)} weight="plain" size="sm">
                {`Give ${petName} up`}
              </ButtonLink>
            )}
          </Group>
        )}
      </Panel>
      <Panel title="Good to know" look="sunk">
        <Prose>
          <p>We’ve checked who {organisation} are. They see your messages here.</p>
          {held?.isGivingUp && (
            <p>
              They were told that you want to give {petName} up. Nothing changes until you agree: you do that on {petName}’s record, once
              you’ve signed in.
            </p>
          )}
          {held && (
            <p>
              Bring a document with your name on it if you collect {petName}.{' '}
              {held.isStrayDog && `By law they can charge you for ${petName}’s keep.`}
            </p>
          )}
        </Prose>
      </Panel>
    </>
  )
}

/** For the organisation itself: what its keeper sees of it. */
export const OwnRescueAside = ({ conversation: { other, organisation, petName } }: { conversation: ConversationShown }) => (
  <Panel title="Who sees what" look="sunk">
    <Prose>
      <p>
        {other.name} sees your messages, and that {organisation} wrote them: its name, its phone number, and its address and opening hours
        where you’ve listed them.
      </p>
      <p>You see their messages, and nothing else about them. Agree when they can collect {petName ?? 'the animal'}.</p>
    </Prose>
  </Panel>
)
