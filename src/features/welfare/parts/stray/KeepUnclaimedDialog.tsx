import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Quoted } from '#ui/Quoted.tsx'
import { TextField } from '#ui/TextField.tsx'
import { keepUnclaimed } from '../../contract.ts'
import type { WelfarePet } from '../../shapes.ts'
import { CHANGED } from '../stay/changed.ts'

/** HOLD-9 An organisation becomes the keeper of a registered stray that nobody claimed from it. */
export function KeepUnclaimedDialog({ pet, onClose }: { pet: WelfarePet; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(keepUnclaimed, {
    initial: { isUnclaimed: false, hasWritten: false, whatCame: '' },
    asks: (values) => ({ ...values, petId: pet.id }),
    refresh: CHANGED,
    once: true,
    toast: true,
    then: onClose,
  })
  const { stray, keeperSaid } = pet
  const message = keeperSaid?.message
  return (
    <FormDialog title={`The days are over: become ${pet.name}’s keeper`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <FactList
          facts={[
            { label: 'Council took it in', value: stray?.councilFrom && whenText(stray.councilFrom, 'day') },
            { label: 'Council and reference', value: stray?.councilReference },
            { label: 'Days over since', value: stray?.freeOn && whenText(stray.freeOn, 'day') },
          ]}
        />
        <CheckField
          {...form.getInputProps('isUnclaimed', { type: 'checkbox' })}
          label={`The days to claim ${pet.name} are over by the council’s date, and its keeper hasn’t claimed it`}
          hint="Not from you and, as far as you know, not from the council."
        />
        {message && (
          <>
            <FactList facts={[{ label: `Its keeper wrote on ${whenText(message.at, 'day')}`, value: <Quoted>{message.text}</Quoted> }]} />
            <CheckField
              {...form.getInputProps('hasWritten', { type: 'checkbox' })}
              label="Its keeper wrote to us, and nevertheless hasn’t claimed it"
            />
            <TextField
              {...form.getInputProps('whatCame')}
              label="What came of their message?"
              hint="For example: we called on 2 and 4 April, and they didn’t come. We keep this with the change."
              maxLength={300}
            />
          </>
        )}
        <div>
          You become {pet.name}’s keeper straight away. We tell the keeper before you, who has 30 days to dispute it. Our staff then ask you
          for the council’s papers.
        </div>
        <DialogActions busy={isPending} onClose={onClose}>
          Become its keeper
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
