import type { AnswerOf } from '#platform/contract/call.ts'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { getExamResult } from '../../contract.ts'

type Question = NonNullable<AnswerOf<typeof getExamResult>['questions']>[number]

/** A question of an exam that was passed: what was chosen, what is right, why, and where that stands. */
export function AnsweredQuestion({ number, question: { asks, options, why, source, isCritical } }: { number: number; question: Question }) {
  const wasRight = options.some(({ isRight, isChosen }) => isRight && isChosen)
  return (
    <Panel
      level={3}
      title={`${number}. ${asks}`}
      actions={<StatusTag tone={wasRight ? 'good' : 'watch'}>{wasRight ? 'Right' : 'Not right'}</StatusTag>}
    >
      <Bullets>
        {options.map(({ words, isRight, isChosen }) => (
          <li key={words}>
            {isRight ? <b>{words}</b> : words}
            {(isRight || isChosen) && (
              <Box component="span" c="dimmed">
                {' '}
                ({[isRight && 'right answer', isChosen && 'your answer'].filter(Boolean).join(', ')})
              </Box>
            )}
          </li>
        ))}
      </Bullets>
      <Box component="p" m="1rem 0 0">
        {why}
      </Box>
      <Box component="p" c="dimmed" fz="sm" m="0.25rem 0 0">
        {source}
        {isCritical && ' · Safety question'}
      </Box>
    </Panel>
  )
}
