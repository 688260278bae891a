import type { ReactNode } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { leftOutWords } from '../parts/list/leftoutwords.ts'
import type { ChosenAnimal } from './points.ts'

interface KeptOnlyProps {
  pets: readonly ChosenAnimal[]
  /** What is done with them, after "You can’t": "offer", "print packs for". */
  act: string
  onClose: () => void
  /** The dialog for those that can pass on, given the words on the others. */
  children: (kept: readonly ChosenAnimal[], note: ReactNode) => ReactNode
}

/** HOLD-2, CARE-1 An act for animals of the organisation’s own: those it holds for their keepers or that have no chip are left out, and it’s said why. */
export function KeptOnly({ pets, act, onClose, children }: KeptOnlyProps) {
  const left = pets.filter(({ isHeld, isUnchipped }) => isHeld || isUnchipped)
  const kept = pets.filter((pet) => !left.includes(pet))
  if (left.length === 0) return children(kept, null)
  const { title, why } = leftOutWords(left, act)
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
