import { Logo } from './art/Logo.tsx'
import classes from './Spinner.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Covers the whole screen while the product waits for an answer. Always mounted, so that its words are read out. */
export function Spinner({ visible, label = 'Loading' }: { visible: boolean; label?: string }) {
  return (
    <div className={classes.cover} data-visible={visible || undefined}>
      {visible && (
        <span className={classes.ring} aria-hidden="true">
          <Logo size={72} />
        </span>
      )}
      <VisuallyHidden live>{visible ? label : ''}</VisuallyHidden>
    </div>
  )
}
