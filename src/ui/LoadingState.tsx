import classes from './LoadingState.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type LoadingStateProps = {
  /** What is on its way, so that the page does not jump when it comes. */
  shape?: 'lines' | 'cards' | 'table' | 'record'
  count?: number
  /** Read out by a screen reader. */
  label?: string
}

/** Grey shapes where the content will be. */
export function LoadingState({ shape = 'lines', count = 3, label = 'Loading' }: LoadingStateProps) {
  return (
    <div className={classes.state} data-shape={shape} aria-busy="true">
      <VisuallyHidden live>{label}</VisuallyHidden>
      {shape === 'record' && <div className={classes.round} />}
      {Array.from({ length: count }, (_, index) => (
        <div className={classes.bone} key={index} />
      ))}
    </div>
  )
}
