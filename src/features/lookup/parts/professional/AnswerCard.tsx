import { IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { WithYou } from '#features/welfare/kit/WithYou.tsx'
import { listed } from '#platform/listed.ts'
import { paths } from '#src/paths.ts'
import { ButtonLinkAway } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { disclosedActs } from '../../kit/points.ts'
import type { ProfessionalAnswer } from '../../shapes.ts'
import { FoundHere } from '../answer/FoundHere.tsx'
import { Holders } from '../answer/Holders.tsx'
import { OthersAsked } from '../answer/OthersAsked.tsx'
import { Alarm, BackupBanner, ForTheRecord } from './Banners.tsx'
import { Keeper } from './Keeper.tsx'
import { RegisteredFor } from './RegisteredFor.tsx'
import { TheAnimal } from './TheAnimal.tsx'

/** One number: the alarm, who takes the animal back, whom to call, and what animal it is. Or why none of that. */
export function AnswerCard({ answer }: { answer: ProfessionalAnswer }) {
  const { record, number, typed, headline } = answer
  const title = number ? <ChipDigits number={number} /> : <Box style={{ overflowWrap: 'anywhere' }}>{typed}</Box>
  if (!record)
    return (
      <Panel title={title} level={3} lead={headline}>
        <NotHere answer={answer} />
      </Panel>
    )
  return (
    <Panel title={record.petName} level={3} lead={title}>
      <Rows>
        {record.withYou && <WithYou petId={record.withYou} petName={record.petName} />}
        <Alarm answer={answer} record={record} />
        <AlsoElsewhere answer={answer} />
        <BackupBanner record={record} />
        <Columns min="20rem" gap="lg">
          <RegisteredFor record={record} />
          <Keeper record={record} isImplanter={answer.reader === 'implanter'} />
          <TheAnimal record={record} />
        </Columns>
        <Group gap="0.75rem">
          {number && record.keeper && <MessageButton number={number}>Message the {answer.reader}</MessageButton>}
          {number && !record.withYou && <TakeInButton number={number} />}
          <Extended point={disclosedActs} props={{ record }} />
        </Group>
        {!record.keeper && number && <FoundHere chipNumber={number} />}
        <ForTheRecord record={record} />
      </Rows>
    </Panel>
  )
}

function NotHere({ answer: { advice, others, number, relay } }: { answer: ProfessionalAnswer }) {
  return (
    <Rows>
      <Holders others={others} />
      <Bullets>
        {advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Bullets>
      <OthersAsked others={others} />
      <Group gap="0.75rem">
        {relay && number && <MessageButton number={number}>Message the implanter</MessageButton>}
        {number && <TakeInButton number={number} />}
      </Group>
    </Rows>
  )
}

interface ButtonProps {
  number: string
  children: ReactNode
}

/** Opens beside this page, which the answers would be gone from. */
const MessageButton = ({ number, children }: ButtonProps) => (
  <ButtonLinkAway href={paths.tellItsKeeper(number)} icon={<IconSend size={20} aria-hidden="true" />}>
    {children}
  </ButtonLinkAway>
)

/** Leads on to whatever can be done with the number: it’s registered, or held for its keeper. */
const TakeInButton = ({ number }: Pick<ButtonProps, 'number'>) => (
  <ButtonLinkAway weight="plain" href={paths.takeIn(number)}>
    Take it in
  </ButtonLinkAway>
)

/** Another register that has the number too may know another keeper, or have shown this one for years. */
function AlsoElsewhere({ answer: { advice, others } }: { answer: ProfessionalAnswer }) {
  if (advice.length === 0) return null
  const names = listed(others.flatMap(({ name, holds }) => (holds === 'yes' ? name : [])))
  return (
    <>
      <Notice kind="warning" title={names ? `Registered with ${names} too` : 'Another register may have a record too'}>
        {advice.join(' ')}
      </Notice>
      <Holders others={others} />
    </>
  )
}
