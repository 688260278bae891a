import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Training } from '../../shapes.ts'
import { CountedElsewhere } from '../exam/CountedElsewhere.tsx'

/** After three failed attempts the trainer unlocks the exam. */
export function LockedPanel({ training: { trainer, exam } }: { training: Training }) {
  return (
    <Panel
      title="The exam is locked for now"
      look="raised"
      footer={
        <ButtonLink weight="plain" to={paths.newConversation}>
          Write to your trainer
        </ButtonLink>
      }
    >
      <Box component="p" m={0}>
        You’ve had three attempts. We’ve told {trainer?.name ?? 'your trainer'}, who can unlock the exam once you’ve gone over things
        together. Your results show which topics to look at.
      </Box>
      <CountedElsewhere elsewhere={exam.elsewhere} />
    </Panel>
  )
}
