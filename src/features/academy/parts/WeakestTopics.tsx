import type { AnswerOf } from '#platform/contract/call.ts'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import type { getExamResult } from '../contract.ts'
import { TOPIC_WORDS } from './words.ts'

/** The topics of a failed attempt to begin with. */
export function WeakestTopics({ topics }: { topics: AnswerOf<typeof getExamResult>['weakest'] }) {
  return (
    <>
      <Box component="p" mt={0}>
        Start with these three topics. They’re roughly the weakest: we don’t say how each question went, because that would give answers
        away.
      </Box>
      <Bullets>
        {topics.map((topic) => (
          <li key={topic}>{TOPIC_WORDS[topic]}</li>
        ))}
      </Bullets>
    </>
  )
}
