import { IconSend } from '@tabler/icons-react'
import { paths } from '#src/paths.ts'
import { ButtonLinkAway } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { Extended } from '#ui/Extended.tsx'
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
        <Alarm answer={answer} record={record} />
        <BackupBanner record={record} />
        <Columns min="20rem" gap="lg">
          <RegisteredFor record={record} />
          <Keeper record={record} />
          <TheAnimal record={record} />
        </Columns>
        <Extended point={disclosedActs} props={{ record }} />
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
      {relay && number && (
        <div>
          {/* Opens beside this page, which the answers would be gone from. */}
          <ButtonLinkAway href={paths.tellItsKeeper(number)} icon={<IconSend size={20} aria-hidden="true" />}>
            Message the implanter
          </ButtonLinkAway>
        </div>
      )}
      {number && <FoundHere chipNumber={number} />}
    </Rows>
  )
}
