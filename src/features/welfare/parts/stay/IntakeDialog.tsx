import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { saveIntakeNotes } from '../../contract.ts'
import { isFromElsewhere, isSignedOver } from '../../kit/ways.ts'
import type { WelfarePet } from '../../shapes.ts'
import { ArrivalField } from '../intake/ArrivalField.tsx'
import { FinderFields } from '../intake/FinderFields.tsx'
import { GiverFields } from '../intake/GiverFields.tsx'
import { senderAsked } from '../intake/intake.ts'
import { SenderFields } from '../intake/SenderFields.tsx'
import { KINDS, kindWords } from '../words.ts'
import { CHANGED } from './changed.ts'

/** What was written of an animal when it came. */
export function IntakeDialog({ pet: { id, name, intake, isHeld }, onClose }: { pet: WelfarePet; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(saveIntakeNotes, {
    initial: {
      kind: intake.kind,
      cameOn: intake.cameOn,
      oldDay: intake.cameOn,
      foundWhere: intake.foundWhere,
      condition: intake.condition,
      givenUpBy: intake.givenUpBy,
      givenUpContact: intake.givenUpContact,
      signedOn: intake.signedOn ?? '',
      finderName: intake.finderName,
      finderContact: intake.finderContact,
      fromWhom: intake.fromWhom,
      fromCountry: intake.fromCountry,
      strayBefore: intake.strayBefore ?? '',
      daysOverOn: intake.daysOverOn ?? '',
    },
    asks: (values) => withoutBlanks({ ...keptOf(values), petId: id }),
    refresh: CHANGED,
    once: true,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`${name}: intake details`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        {!isHeld && (
          <SelectField
            {...form.getInputProps('kind')}
            label="How it came to you"
            options={KINDS.map((kind) => ({ value: kind, label: kindWords[kind].label }))}
          />
        )}
        <ArrivalField cameOn={form.values.cameOn} oldDay={form.values.oldDay} field={form.getInputProps} />
        {isFromElsewhere(form.values.kind) && <SenderFields answers={form.values} field={form.getInputProps} />}
        {isSignedOver(form.values.kind) && <GiverFields field={form.getInputProps} />}
        {form.values.kind === 'stray' && (
          <>
            <TextField
              {...form.getInputProps('foundWhere')}
              label="Where it was found"
              hint="A street or place. Don’t give the finder’s name here."
              maxLength={200}
              autoComplete="off"
              optional
            />
            <FinderFields field={form.getInputProps} />
          </>
        )}
        <LongTextField
          {...form.getInputProps('condition')}
          label="Condition"
          hint="Its health and state when it arrived: thin, a cut on the left ear, friendly"
          maxLength={300}
          optional
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Save details
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

type Values = Record<
  | 'kind'
  | 'cameOn'
  | 'oldDay'
  | 'foundWhere'
  | 'condition'
  | 'givenUpBy'
  | 'givenUpContact'
  | 'signedOn'
  | 'finderName'
  | 'finderContact'
  | 'fromWhom'
  | 'fromCountry'
  | 'strayBefore'
  | 'daysOverOn',
  string
>

/** What was typed before another way was chosen is left out. */
function keptOf({ fromWhom, fromCountry, strayBefore, daysOverOn, ...values }: Values): Partial<Values> {
  const giver = { givenUpBy: '', givenUpContact: '', signedOn: '' }
  const finder = { finderName: '', finderContact: '' }
  return {
    ...values,
    ...(!isSignedOver(values.kind) && giver),
    ...(values.kind !== 'stray' && finder),
    ...senderAsked({ kind: values.kind, fromWhom, fromCountry, strayBefore, daysOverOn }),
  }
}
