import { IconCheck } from '@tabler/icons-react'
import classes from './Steps.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type StepsProps = {
  steps: readonly string[]
  /** Index of the step being done; `steps.length` when all are done. */
  current: number
  /** Lets the person go back to a step that is done. */
  onStep?: (index: number) => void
}

/** Where the person is in a form of several pages. */
export function Steps({ steps, current, onStep }: StepsProps) {
  return (
    <nav aria-label="Progress" className={classes.nav}>
      <p className={classes.short} aria-hidden="true">
        Step {Math.min(current + 1, steps.length)} of {steps.length}: <b>{steps[Math.min(current, steps.length - 1)]}</b>
      </p>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li
            className={classes.step}
            key={step}
            data-state={stateOf(index, current)}
            {...(index === current && { 'aria-current': 'step' })}
          >
            {index < current && onStep ? (
              <button className={classes.button} type="button" onClick={() => onStep(index)}>
                <Mark index={index} current={current} step={step} />
              </button>
            ) : (
              <Mark index={index} current={current} step={step} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Mark({ index, current, step }: { index: number; current: number; step: string }) {
  return (
    <>
      <span className={classes.mark} aria-hidden="true">
        {index < current ? <IconCheck size={18} stroke={2.6} /> : index + 1}
      </span>
      <span className={classes.label}>
        {step}
        {index < current && <VisuallyHidden> (done)</VisuallyHidden>}
      </span>
    </>
  )
}

function stateOf(index: number, current: number) {
  if (index < current) return 'done'
  return index === current ? 'now' : 'ahead'
}
