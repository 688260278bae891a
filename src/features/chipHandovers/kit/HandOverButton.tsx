import type { ComponentProps } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'
import { DialogButton } from '#ui/DialogButton.tsx'

const HandOverDialog = lazyPart(() => import('../parts/HandOverDialog.tsx').then((part) => part.HandOverDialog))

interface HandOverButtonProps extends Omit<ComponentProps<typeof DialogButton>, 'renderDialog' | 'children'> {
  /** The chips that are chosen; without them, they’re chosen in the dialog. */
  numbers?: readonly string[]
  onDone?: () => void
}

const NONE: readonly string[] = []

/** Opens the form that offers chips to a colleague; its code comes when it is wanted. */
export function HandOverButton({ numbers = NONE, onDone, ...button }: HandOverButtonProps) {
  return (
    <DialogButton {...button} renderDialog={(close) => <HandOverDialog numbers={numbers} onDone={onDone} onClose={close} />}>
      Hand over chips
    </DialogButton>
  )
}
