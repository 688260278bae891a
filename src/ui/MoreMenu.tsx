import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { useFocusLeft } from './DialogButton.tsx'
import classes from './MoreMenu.module.css'
import { focusTitle } from './useTitleFocus.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * A button that shows and hides a list of buttons. The browser opens it, closes it with Escape or a press elsewhere, says whether it is
 * open, and gives the focus back. A single act stands in the row without a menu: how many there are only the style sheet knows, because a
 * child may show nothing.
 */
export function MoreMenu({ of, children }: { of: string; children: ReactNode }) {
  const id = useId()
  const [opener, list] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)]
  useFocusLeft(opener)
  useLayoutEffect(() => {
    if (opener.current === document.activeElement && opener.current?.checkVisibility() === false) focusTitle()
  })
  const step = (event: KeyboardEvent) => {
    const to = list.current && stepTo(event, list.current)
    if (!to) return
    event.preventDefault()
    list.current?.showPopover()
    to.focus()
  }
  return (
    <div role="presentation" className={classes.more} onKeyDown={step}>
      <ActionButton weight="quiet" size="sm" ref={opener} popoverTarget={id}>
        More<VisuallyHidden> for {of}</VisuallyHidden>
      </ActionButton>
      <div className={classes.list} id={id} popover="auto" ref={list}>
        {children}
      </div>
    </div>
  )
}

/** Where a key leads from where the focus is. Keys of a dialog that an act has opened come by here too, and lead nowhere. */
function stepTo({ key, target, currentTarget }: KeyboardEvent, list: HTMLElement): HTMLElement | undefined {
  if (!(target instanceof Node && currentTarget.contains(target))) return undefined
  const acts = [...list.querySelectorAll<HTMLElement>('a, button')]
  const at = acts.findIndex((act) => act === target)
  if (key === 'ArrowDown') return acts[(at + 1) % acts.length]
  if (key === 'ArrowUp') return acts.at(Math.max(at, 0) - 1)
  if (key === 'Home') return acts[0]
  return key === 'End' ? acts.at(-1) : undefined
}
