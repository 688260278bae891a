import { useEffect, useRef, useState } from 'react'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { listed } from '#platform/listed.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { saveOutcome } from '../../contract.ts'
import type { ChosenAnimal } from '../../kit/points.ts'
import type { WelfarePet } from '../../shapes.ts'
import { animalsText } from '../words.ts'
import { CHANGED } from './changed.ts'
import { OutcomeFields } from './OutcomeFields.tsx'
import { outcomesFor } from './outcomes.ts'

interface OutcomeDialogProps {
  pets: readonly ChosenAnimal[]
  /** The animal, where it is one of the list: what only that can be asked. */
  only?: Pick<WelfarePet, 'intake' | 'otherBackup' | 'stray' | 'elsewhere' | 'isHeld'>
  onDone?: () => void
  onClose: () => void
}

/** What became of animals in care; then when, and what else that asks. A death is recorded one by one. */
export function OutcomeDialog({ pets, only, onDone, onClose }: OutcomeDialogProps) {
  const [isChosen, setChosen] = useState(false)
  const { form, formProps, summary, isPending } = useContractForm(saveOutcome, {
    initial: { outcome: '', on: londonDate(systemClock.now()), to: '', location: '', reason: '', decidedBy: '', isCertain: false },
    asks: (values) => withoutBlanks({ ...values, petIds: pets.map(({ id }) => id) }),
    refresh: CHANGED,
    once: true,
    toast: true,
    then: () => {
      onDone?.()
      onClose()
    },
  })
  const start = useFocusStep(isChosen)
  const who = pets.length > 3 ? animalsText(pets.length) : listed(pets.map(({ name }) => name))
  const choices = outcomesFor({
    isOne: only !== undefined,
    isHeld: heldAs(pets, only),
    isHere: only?.intake.leftAt === null && only.intake.fosterSince === null,
    isOthers: pets.every(({ isHeld, isUnchipped }) => isHeld || isUnchipped),
  })
  const chosen = isChosen && choices.find(({ value }) => value === form.values.outcome)
  const next: typeof formProps.onSubmit = (event) => {
    if (form.values.outcome === '') return formProps.onSubmit(event)
    event?.preventDefault()
    setChosen(true)
  }
  return (
    <FormDialog title={`What happened to ${who}?`} onClose={onClose}>
      <div ref={start}>
        {chosen ? (
          <FormRows {...formProps} {...summary}>
            <OutcomeFields {...chosen} who={who} pets={pets} only={only} field={form.getInputProps} onChange={() => setChosen(false)} />
            <DialogActions busy={isPending} onClose={onClose}>
              Save
            </DialogActions>
          </FormRows>
        ) : (
          <FormRows {...formProps} {...summary} onSubmit={next}>
            <ChoiceCards {...form.getInputProps('outcome')} label="Choose what happened" min="100%" choices={choices} />
            <DialogActions busy={false} onClose={onClose}>
              Continue
            </DialogActions>
          </FormRows>
        )}
      </div>
    </FormDialog>
  )
}

/** The button that led to a step is gone: what was chosen takes the focus, and so comes into sight. */
function useFocusStep(isChosen: boolean) {
  const start = useRef<HTMLDivElement>(null)
  const was = useRef(isChosen)
  useEffect(() => {
    if (was.current !== isChosen) start.current?.querySelector<HTMLElement>('[tabindex="-1"], input:checked')?.focus()
    was.current = isChosen
  }, [isChosen])
  return start
}

/** Where they all are held for their keepers, the words are those of such animals. */
function heldAs(pets: readonly ChosenAnimal[], only: OutcomeDialogProps['only']): boolean | 'elsewhere' {
  return only?.elsewhere ? 'elsewhere' : pets.every(({ isHeld }) => isHeld)
}
