import { NI_STRAY_DAYS, STRAY_CLEAR_DAYS } from '#features/pets/lifecycle.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { saveStrayPeriod } from '../../contract.ts'
import { RELEASE_GROUNDS, releaseWords } from '../../kit/ways.ts'
import type { WelfarePet } from '../../shapes.ts'
import { CHANGED } from '../stay/changed.ts'
import { COUNCIL_HINT, NATIONS } from '../words.ts'

/** When the council took a stray dog in, and whether it released it. */
export function StrayDialog({ pet, onClose }: { pet: WelfarePet; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(saveStrayPeriod, {
    once: true,
    initial: {
      councilFrom: pet.stray?.councilFrom ?? '',
      councilReference: pet.stray?.councilReference ?? '',
      councilNation: pet.stray?.councilNation ?? '',
      noticeOn: pet.stray?.noticeOn ?? '',
      releasedOn: pet.stray?.releasedOn ?? '',
      releaseGround: pet.stray?.releaseGround ?? '',
      releaseReference: pet.stray?.releaseReference ?? '',
    },
    // Without a day of release there’s nothing to say of one.
    asks: ({ releaseGround, releaseReference, ...values }) =>
      withoutBlanks({ ...values, ...(values.releasedOn && { releaseGround, releaseReference }), petId: pet.id }),
    refresh: CHANGED,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`${pet.name}: the council’s dates`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          A council holds a stray dog for {STRAY_CLEAR_DAYS} clear days so its owner can claim it (Environmental Protection Act 1990,
          section 149), or {NI_STRAY_DAYS} days in Northern Ireland (Dogs (Northern Ireland) Order 1983). The first day doesn’t count. Until
          they’re over, or until the council releases it, {pet.name} can’t go to a new keeper.
        </div>
        <DateField
          {...form.getInputProps('councilFrom')}
          label="Day the council took it in"
          hint="Or the day you told the council about it. Leave this blank if you haven’t yet."
          optional
        />
        <TextField
          {...form.getInputProps('councilReference')}
          label="Council and reference"
          hint={COUNCIL_HINT}
          maxLength={80}
          autoComplete="off"
          optional={form.values.councilFrom === ''}
        />
        <SelectField
          {...form.getInputProps('councilNation')}
          label="Where is the council?"
          {...(!pet.stray?.councilNation && { empty: 'Choose where' })}
          options={NATIONS}
          optional
        />
        <DateField
          {...form.getInputProps('noticeOn')}
          label="Day the council told its owner"
          hint="Only if the council knows the owner and has served notice on them: the days run from then."
          optional
        />
        <DateField
          {...form.getInputProps('releasedOn')}
          label="Day the council released it"
          hint="Only if the council released it before the days were over."
          optional
        />
        {form.values.releasedOn !== '' && (
          <>
            <SelectField
              {...form.getInputProps('releaseGround')}
              label="Why did the council release it?"
              empty="Choose why"
              options={RELEASE_GROUNDS.map((value) => ({ value, label: releaseWords[value] }))}
            />
            <TextField
              {...form.getInputProps('releaseReference')}
              label="Reference of the release"
              hint="From the council’s letter or e-mail"
              maxLength={80}
              autoComplete="off"
            />
          </>
        )}
        <DialogActions busy={isPending} onClose={onClose}>
          Save
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
