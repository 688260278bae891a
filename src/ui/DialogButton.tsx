import { type ComponentProps, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { focusTitle } from './useTitleFocus.ts'

type DialogButtonProps = Omit<ComponentProps<typeof ActionButton>, 'onClick'> & {
  /** What the button opens, given the way to close it again; its code may come late. */
  renderDialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog, and has the focus again when it closes. */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const ref = useRef<HTMLButtonElement>(null)
  useFocusLeft(ref)
  const close = () => {
    setOpener(null)
    opener?.focus()
  }
  return (
    <>
      <ActionButton {...button} ref={ref} onClick={({ currentTarget }) => setOpener(leaveMenu(currentTarget))} />
      {opener && <Suspense>{renderDialog(close)}</Suspense>}
    </>
  )
}

/** Where a button goes with what its dialog has done, the focus goes to the heading of the page, and is not lost. */
export function useFocusLeft(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (button.current !== null && button.current === document.activeElement) focusTitle()
    },
    [button],
  )
}

/** Closes the menu that a button stands in. What has the focus after the dialog: the button, or that of its menu. */
function leaveMenu(button: HTMLElement): HTMLElement {
  const menu = button.closest<HTMLElement>(':popover-open')
  menu?.hidePopover()
  return menu?.parentElement?.querySelector('button') ?? button
}
