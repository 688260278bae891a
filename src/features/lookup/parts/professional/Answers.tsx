import { useEffect, useRef } from 'react'
import { Box, Stack } from '#ui/Box.tsx'
import type { ProfessionalAnswer } from '../../shapes.ts'
import { AnswerCard } from './AnswerCard.tsx'

/** What each number led to, in the order in which they were entered. New answers take the focus. */
export function Answers({ answers }: { answers: readonly ProfessionalAnswer[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [answers])
  const found = answers.filter(({ record }) => record).length
  const words = `${found} of ${answers.length} ${answers.length === 1 ? 'number' : 'numbers'} found here`
  return (
    <section aria-labelledby="answers">
      <Box component="h2" id="answers" tabIndex={-1} ref={heading} mb="1rem">
        {words}
      </Box>
      <Stack gap="1.25rem">
        {answers.map((answer) => (
          <AnswerCard key={answer.number ?? answer.typed} answer={answer} />
        ))}
      </Stack>
    </section>
  )
}
