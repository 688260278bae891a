import type { ConversationShown, Writer } from '#features/chat/kit/points.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { When } from '#ui/When.tsx'
import { getFounderInfo } from '../../contract.ts'
import { LeftPlace } from './LeftPlace.tsx'
import { RescueAside } from './RescueAside.tsx'
import { SaidWhere } from './SaidWhere.tsx'

const BEGAN: Partial<Record<string, string>> = {
  lookup: 'Looked up',
  issued: 'Looked up',
  sighting: 'Sighting reported',
  found: 'First message',
  tag: 'Tag scanned',
}

interface KeeperAsideProps {
  writer: Writer
  petName: string
  where: ConversationShown['where']
}

/** What a finder left for the keeper, beside their conversation. */
export function KeeperAside({ writer, petName, where }: KeeperAsideProps) {
  const { data } = useCall(getFounderInfo, writer, { freshFor: 0 })
  if (data?.rescue) return <RescueAside rescue={data.rescue} petName={petName} petId={data.petId} writer={writer} />
  return (
    <>
      {data?.lookupId && (
        <Panel title="Where the animal is">
          <LeftPlace place={data.place} words={data.placeWords} />
        </Panel>
      )}
      {data && !data.lookupId && where && (
        <Panel title="Where the animal is">
          <SaidWhere where={where} />
        </Panel>
      )}
      {data && (
        <Panel
          title="About this message"
          footer={data.petId && <ButtonLink to={paths.pet(data.petId)} weight="plain">{`Open ${petName}’s record`}</ButtonLink>}
        >
          <FactList
            facts={[
              { label: BEGAN[data.about] ?? 'Began', value: <When at={data.at} /> },
              { label: 'Finder’s name', value: data.finderName },
              { label: 'How they get your reply', value: data.finderIsTold },
            ]}
          />
        </Panel>
      )}
      <Panel title="Stay safe" look="sunk">
        <Prose>
          <p>The finder sees your messages{data?.petName && ` and ${petName}’s name`}, and nothing else about you.</p>
          <p>Meet in a public place. Don’t pay anyone before {petName} is with you: if someone asks for money, call the police on 101.</p>
        </Prose>
      </Panel>
    </>
  )
}
