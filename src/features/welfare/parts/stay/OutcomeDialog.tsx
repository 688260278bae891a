import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { listed } from '#platform/listed.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { saveOutcome } from '../../contract.ts'
import type { ChosenAnimal } from '../../kit/points.ts'
import type { WelfarePet } from '../../shapes.ts'
import { animalsText } from '../words.ts'
import { CHANGED } from './changed.ts'
import { LOCATION_HINT } from './LocationDialog.tsx'
import { outcomesFor } from './outcomes.ts'
import { SleepFields } from './SleepFields.tsx'

interface OutcomeDialogProps {
  pets: readonly ChosenAnimal[]
  /** The animal, where it is one of the list: what only that can be asked. */
  only?: Pick<WelfarePet, 'otherBackup' | 'stray' | 'elsewhere' | 'isHeld'>
  onDone?: () => void
  onClose: () => void
}

/** What became of animals in care, and when. A death is recorded one by one. */
export function OutcomeDialog({ pets, only, onDone, onClose }: OutcomeDialogProps) {
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
  const { outcome } = form.values
  const who = pets.length > 3 ? animalsText(pets.length) : listed(pets.map(({ name }) => name))
  return (
    <FormDialog title={`What happened to ${who}?`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <ChoiceCards
          {...form.getInputProps('outcome')}
          label="Choose what happened"
          min={outcome === 'euthanised' ? '12rem' : '100%'}
          choices={outcomesFor({ isOne: only !== undefined, isHeld: heldAs(pets, only), chosen: outcome })}
        />
        {outcome === 'euthanised' && only?.otherBackup && (
          <Notice kind="warning" title={`${only.otherBackup} is its rescue back-up`}>
            It has promised to take {who} back. Call it before an animal is put to sleep. We’ll tell it when you save this.
          </Notice>
        )}
        {outcome === 'euthanised' && only && <SleepFields name={who} field={form.getInputProps} {...only} />}
        <DateField {...form.getInputProps('on')} label="Date" />
        {outcome === 'transferred' && (
          <TextField {...form.getInputProps('to')} label="Name of the organisation" maxLength={120} autoComplete="off" />
        )}
        {(outcome === 'inFoster' || outcome === 'withUs') && (
          <TextField {...form.getInputProps('location')} label="Location" hint={LOCATION_HINT} maxLength={80} autoComplete="off" optional />
        )}
        {pets.some(({ isHeld }) => isHeld) && outcome in TOLD && <div>{TOLD[outcome]?.[only ? 'one' : 'many']}</div>}
        {pets.some(({ isHeld }) => !isHeld) && (outcome === 'reunited' || outcome === 'transferred') && (
          <div>
            You stay the keeper of your own animals on the register until the new keeper has the record. If they ask for it with the chip
            number, you only have to agree. You can also offer it to them.
          </div>
        )}
        <DialogActions busy={isPending} onClose={onClose}>
          Save
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

/** Where they all are held for their keepers, the words are those of such animals. */
function heldAs(pets: readonly ChosenAnimal[], only: OutcomeDialogProps['only']): boolean | 'elsewhere' {
  return only?.elsewhere ? 'elsewhere' : pets.every(({ isHeld }) => isHeld)
}

/** What the keeper hears, of an animal that is held for them, or of several. */
const TOLD: Record<string, { one: string; many: string }> = {
  reunited: {
    one: 'We’ll tell its keeper that you’ve recorded this.',
    many: 'We’ll tell the keepers of those you hold that you’ve recorded this.',
  },
  transferred: {
    one: 'We’ll tell its keeper where it is now.',
    many: 'We’ll tell the keepers where those you hold are now.',
  },
  died: {
    one: 'We’ll tell its keeper gently, and ask them whether to record the death.',
    many: 'We’ll tell the keepers of those you hold gently, and ask them whether to record the death.',
  },
  euthanised: {
    one: 'We’ll tell its keeper gently, and ask them whether to record the death.',
    many: 'We’ll tell the keepers of those you hold gently, and ask them whether to record the death.',
  },
}
