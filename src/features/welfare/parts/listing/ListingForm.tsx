import { DAYS } from '#platform/clock/weekdays.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { updateWelfareListing, welfareListing } from '../../contract.ts'
import { DayField } from './DayField.tsx'
import { answersOf, type Listing, latestListing, PARTS } from './meanwhile.ts'

/** What finders see: who and where the organisation is, how to call it, and when it’s open. */
export function ListingForm({ listing }: { listing: Listing }) {
  const { form, formProps, summary, isPending } = useContractForm(updateWelfareListing, {
    initial: answersOf(listing),
    meanwhile: { latest: latestListing, parts: PARTS },
    asks: (values) => values,
    toast: true,
    refresh: [welfareListing],
  })
  const { listed, alwaysOpen } = form.values
  return (
    <Panel look="raised">
      <FormRows {...formProps} {...summary}>
        <CheckField {...form.getInputProps('listed', { type: 'checkbox' })} label="Show us to people who find an animal nearby" />
        <TextField {...form.getInputProps('publicName')} label="Name to show" maxLength={80} optional={!listed} />
        <Columns min="13rem">
          <TextField {...form.getInputProps('phone')} label="Phone" type="tel" maxLength={30} optional={!listed} />
          <TextField {...form.getInputProps('emergencyPhone')} label="Phone when you’re closed" type="tel" maxLength={30} optional />
        </Columns>
        <Columns min="13rem">
          <TextField {...form.getInputProps('addressLine')} label="House number or name, and street" maxLength={120} optional />
          <TextField {...form.getInputProps('postcode')} label="Postcode" maxLength={10} optional={!listed} />
        </Columns>
        <TextField {...form.getInputProps('site')} label="Web address" type="url" maxLength={200} optional />
        <FieldGroup label="What you do">
          <Rows gap="sm">
            <CheckField {...form.getInputProps('scans', { type: 'checkbox' })} label="We scan found animals for free" />
            <CheckField {...form.getInputProps('takesIn', { type: 'checkbox' })} label="We take found animals in" />
          </Rows>
        </FieldGroup>
        <FieldGroup label="When you’re open">
          <Rows gap="sm">
            <CheckField {...form.getInputProps('alwaysOpen', { type: 'checkbox' })} label="Open 24 hours, every day" />
            {!alwaysOpen &&
              DAYS.map((day, index) => (
                <DayField
                  key={day}
                  day={day}
                  value={form.values.hours[day]}
                  before={index > 0 ? form.values.hours[DAYS[index - 1] ?? day] : undefined}
                  errors={form.errors}
                  onChange={(opening) => form.setFieldValue(`hours.${day}`, opening)}
                />
              ))}
          </Rows>
        </FieldGroup>
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Save
          </ActionButton>
        </FormActions>
      </FormRows>
    </Panel>
  )
}
