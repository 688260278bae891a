import type { ReactNode, Ref } from 'react'
import { Box } from './Box.tsx'

/** What a step of a form asks; the caller gives it the focus when the step begins. */
export function StepHeading({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: ReactNode }) {
  return (
    <Box component="h2" fz="h3" lh="h3" tabIndex={-1} ref={ref}>
      {children}
    </Box>
  )
}
