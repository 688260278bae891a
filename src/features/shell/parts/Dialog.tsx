import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import classes from './Dialog.module.css'

interface DialogProps {
  title: string
  /** Interrupts: a screen reader says it at once. */
  urgent?: boolean
  children: ReactNode
}

/** Stands over the page until one of its buttons takes it away: Escape and a press beside it do nothing. */
export function Dialog({ title, urgent = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close() // Gives focus back to where it was.
  }, [])
  return (
    <dialog
      className={classes.dialog}
      ref={dialog}
      {...(urgent && { role: 'alertdialog' })}
      aria-labelledby={titleId}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 className={classes.title} id={titleId}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
