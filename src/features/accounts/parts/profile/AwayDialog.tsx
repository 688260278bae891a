import type { AnswerOf } from '#platform/contract/call.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Columns } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { saveTimeAway, timeAway } from '../../contract.ts'

export type TimeAway = NonNullable<AnswerOf<typeof timeAway>['away']>

const NONE: TimeAway = { from: '', to: '', note: '', standInName: '', standInPhone: '' }

/** From when until when, and what to tell people. */
export function AwayDialog({ away, onClose }: { away: TimeAway | null; onClose: () => void }) {
  const { standInPhone, ...rest } = away ?? NONE
  const { form, formProps, summary, isPending } = useContractForm(saveTimeAway, {
    initial: { ...rest, standInPhone: shownPhone(standInPhone) },
    asks: (values) => values,
    refresh: [timeAway],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title="Time away" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <Columns min="13rem" align="end">
          <DateField {...form.getInputProps('from')} label="First day away" />
          <DateField {...form.getInputProps('to')} label="Last day away" />
        </Columns>
        <TextField
          {...form.getInputProps('note')}
          label="Note"
          hint="For example, “We’re moving to a new clinic”"
          maxLength={200}
          optional
        />
        <TextField {...form.getInputProps('standInName')} label="Who to ask in the meantime" maxLength={80} optional />
        <TextField
          {...form.getInputProps('standInPhone')}
          label="Their phone number"
          hint="Ask them first: everyone can see it while you’re away."
          type="tel"
          maxLength={40}
          optional
        />
        <FormActions note="If you take bookings, no one can book you on these days. Visits you’ve already agreed stay as they are.">
          <ActionButton type="submit" busy={isPending}>
            Save time away
          </ActionButton>
        </FormActions>
      </FormRows>
    </FormDialog>
  )
}
