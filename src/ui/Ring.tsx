import classes from './Ring.module.css'

/** Turns while something is under way. What is under way stands in words beside it. */
export function Ring({ size = '1.1em' }: { size?: string }) {
  return <span className={classes.ring} style={{ fontSize: size }} aria-hidden="true" />
}
