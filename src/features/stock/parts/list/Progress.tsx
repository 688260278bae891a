import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { OrderState } from '../words.ts'
import classes from './Progress.module.css'
import { stepsOf } from './progress.ts'

/** How far an order has come. */
export function Progress({ status }: { status: OrderState }) {
  const steps = stepsOf(status)
  if (!steps) return null
  return (
    <ol className={classes.steps} aria-label="Order progress">
      {steps.map(({ title, is }) => (
        <li className={classes.step} data-is={is} aria-current={is === 'now' ? 'step' : undefined} key={title}>
          {title}
          {is === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
