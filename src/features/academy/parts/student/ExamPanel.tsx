import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Panel } from '#ui/Panel.tsx'
import { When } from '#ui/When.tsx'
import type { Training } from '../../shapes.ts'
import { CountedElsewhere } from '../exam/CountedElsewhere.tsx'
import { ExamRules } from '../exam/ExamRules.tsx'

/** The exam is next: what it is, and when it can begin. */
export function ExamPanel({ training: { exam } }: { training: Training }) {
  const { underWay, mayBegin, nextAt, attemptsLeft, elsewhere } = exam
  if (underWay)
    return (
      <Panel title="Your exam is under way" look="raised" footer={<ButtonLink to={paths.exam}>Continue exam</ButtonLink>}>
        <Box component="p" m={0}>
          You’ve answered {underWay.answered} of 30 questions. It ends at {whenText(underWay.endsAt, 'time')}.
        </Box>
      </Panel>
    )
  return (
    <Panel
      title="Take the exam"
      look="raised"
      footer={
        mayBegin === true ? (
          <ButtonLink to={paths.exam}>Go to the exam</ButtonLink>
        ) : (
          <ActionButton disabledBecause={mayBegin}>Go to the exam</ActionButton>
        )
      }
    >
      <ExamRules attemptsLeft={attemptsLeft} />
      <CountedElsewhere elsewhere={elsewhere} />
      {nextAt && (
        <Box component="p" m="1rem 0 0" fw={600}>
          You can take it again from <When at={nextAt} />.
        </Box>
      )}
    </Panel>
  )
}
