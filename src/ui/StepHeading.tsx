import type { ReactNode, Ref } from 'react'
import classes from './StepHeading.module.css'

/** What a step of a form asks; the caller gives it the focus when the step begins. */
export function StepHeading({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: ReactNode }) {
  return (
    <h2 className={classes.heading} tabIndex={-1} ref={ref}>
      {children}
    </h2>
  )
}
