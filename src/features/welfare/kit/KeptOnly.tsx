import type { ReactNode } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { heldWords } from '../parts/list/heldwords.ts'
import type { ChosenAnimal } from './points.ts'

interface KeptOnlyProps {
  pets: readonly ChosenAnimal[]
  /** What is done with them, after "You can’t": "offer", "print packs for". */
  act: string
  onClose: () => void
  /** The dialog for those that aren’t held, given the words on those that are. */
  children: (kept: readonly ChosenAnimal[], note: ReactNode) => ReactNode
}

/** HOLD-2 An act for animals of the organisation’s own: those it holds for their keepers are left out, and it’s said why. */
export function KeptOnly({ pets, act, onClose, children }: KeptOnlyProps) {
  const held = pets.filter(({ isHeld }) => isHeld)
  const kept = pets.filter(({ isHeld }) => !isHeld)
  if (held.length === 0) return children(kept, null)
  const { title, why } = heldWords(held, act)
  if (kept.length > 0)
    return children(
      kept,
      <Notice kind="warning" title={title}>
        {why}
      </Notice>,
    )
  return (
    <FormDialog title={title} onClose={onClose}>
      <Rows>
        <div>{why}</div>
        <FormActions>
          <ActionButton weight="plain" onClick={onClose}>
            Close
          </ActionButton>
        </FormActions>
      </Rows>
    </FormDialog>
  )
}
