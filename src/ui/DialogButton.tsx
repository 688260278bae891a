import { type ComponentProps, type ReactNode, useState } from 'react'
import { ActionButton } from './ActionButton.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof ActionButton>, 'onClick'> & {
  /** What the button opens, given the way to close it again. */
  renderDialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog, and has the focus again when it closes. */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const close = () => {
    setOpener(null)
    opener?.focus()
  }
  return (
    <>
      <ActionButton {...button} onClick={({ currentTarget }) => setOpener(currentTarget)} />
      {opener && renderDialog(close)}
    </>
  )
}
