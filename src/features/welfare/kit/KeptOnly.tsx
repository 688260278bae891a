import type { ReactNode } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { isLeftOut, leftOutWords, type PassingAct } from '../parts/list/leftoutwords.ts'
import type { ChosenAnimal } from './points.ts'

interface KeptOnlyProps {
  pets: readonly ChosenAnimal[]
  act: PassingAct
  onClose: () => void
  /** The dialog for those that can pass on, given the words on the others. */
  children: (kept: readonly ChosenAnimal[], note: ReactNode) => ReactNode
}

/** HOLD-2, CARE-1, OFFER-2 An act that gives animals of the organisation’s own to a new keeper: the others are left out, and it’s said why. */
export function KeptOnly({ pets, act, onClose, children }: KeptOnlyProps) {
  const left = pets.filter((pet) => isLeftOut(pet, act, pets.length === 1))
  const kept = pets.filter((pet) => !left.includes(pet))
  if (left.length === 0) return children(kept, null)
  const { title, why } = leftOutWords(left, act)
  if (kept.length > 0)
    return children(
      kept,
      <Notice kind="warning" title={title}>
        <Why lines={why} />
      </Notice>,
    )
  return (
    <FormDialog title={title} onClose={onClose}>
      <Rows>
        <Why lines={why} />
        <FormActions>
          <ActionButton weight="plain" onClick={onClose}>
            Close
          </ActionButton>
        </FormActions>
      </Rows>
    </FormDialog>
  )
}

function Why({ lines }: { lines: readonly string[] }) {
  const [first, another] = lines
  if (!another) return <div>{first}</div>
  return (
    <Bullets gap="0.25rem">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Bullets>
  )
}
