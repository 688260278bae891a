import { type ComponentProps, type ReactNode, useState } from 'react'
import { ActionButton } from './ActionButton.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof ActionButton>, 'onClick'> & {
  /** What the button opens, given the way to close it again. */
  renderDialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionButton {...button} onClick={() => setOpen(true)} />
      {open && renderDialog(() => setOpen(false))}
    </>
  )
}
