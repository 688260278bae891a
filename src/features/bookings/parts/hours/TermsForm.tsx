import { AddressFields } from '#features/accounts/kit/address/AddressFields.tsx'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { getBookingTerms, updateBookingTerms } from '../../contract.ts'
import type { Mine } from './TermsAndHours.tsx'
import { type TermsAnswers, termsAsked, termsTyped } from './terms.ts'

/** What people see of an implanter, and what they charge. */
export function TermsForm({ mine }: { mine: Mine }) {
  const { form, formProps, summary, isPending } = useContractForm(updateBookingTerms, {
    initial: termsTyped(mine),
    asks: termsAsked,
    refresh: [getBookingTerms],
    toast: true,
  })
  const { atHome, atClinic, address } = form.values
  const pounds = (name: keyof TermsAnswers, label: string, hint?: string) => (
    <TextField label={label} hint={hint} inputMode="decimal" maxLength={10} before="£" {...form.getInputProps(name)} />
  )
  const number = (name: keyof TermsAnswers, label: string, hint?: string) => (
    <TextField label={label} hint={hint} inputMode="numeric" maxLength={4} {...form.getInputProps(name)} />
  )
  return (
    <FormRows {...formProps} {...summary}>
      <Panel title="What people see">
        <Rows>
          <CheckField {...form.getInputProps('listed', { type: 'checkbox' })} label="Show me to people who look for an implanter" />
          <TextField {...form.getInputProps('publicName')} label="Name to show" maxLength={80} />
          <TextField
            {...form.getInputProps('publicPhone')}
            label="Phone number to show"
            hint="Everyone can see it, also finders of an animal with one of your chips. Leave it empty to show none."
            type="tel"
            maxLength={40}
            optional
          />
          <LongTextField
            {...form.getInputProps('about')}
            label="A few words about you"
            hint="For example how you handle nervous animals"
            maxLength={1000}
            optional
          />
          <DateField
            {...form.getInputProps('dbsOn')}
            label="Date on your DBS certificate"
            hint="Leave it empty without a certificate. People see the date, and whether our staff have seen it."
            optional
          />
          <FieldGroup label="Where do you see animals?">
            <Rows gap="sm">
              <CheckField {...form.getInputProps('atClinic', { type: 'checkbox' })} label="At my clinic" />
              <CheckField {...form.getInputProps('atHome', { type: 'checkbox' })} label="At people’s homes" />
            </Rows>
          </FieldGroup>
          <FieldGroup
            label="Where you work from"
            hint="People see the town. Only those whose visit to your clinic you’ve confirmed see the address. Drives are measured from about there."
          >
            <AddressFields
              value={address}
              onFound={(found) => form.setFieldValue('address', found)}
              field={(name) => form.getInputProps(`address.${name}`)}
            />
          </FieldGroup>
        </Rows>
      </Panel>
      <Panel title="Prices">
        <Columns min="13rem" align="end">
          {atClinic && pounds('clinicPence', 'Visit to the clinic')}
          {atHome && pounds('homePence', 'Home visit')}
          {pounds('furtherPence', 'Each further animal')}
          {atHome && pounds('kmPence', 'Each km beyond the free ones', 'One way')}
          {atHome && number('freeKm', 'Free kilometres')}
          {atHome && number('radiusKm', 'How far you travel, in km')}
          {pounds('depositPence', 'Deposit', '0 for none')}
        </Columns>
      </Panel>
      <Panel title="Time">
        <Columns min="13rem" align="end">
          {number('firstMinutes', 'Minutes for the first animal')}
          {number('furtherMinutes', 'Minutes for each further animal')}
          {number('bufferMinutes', 'Minutes between visits', 'We add the drive')}
          {number('noticeHours', 'Hours of notice you need')}
          {number('aheadDays', 'Days people can book ahead')}
        </Columns>
      </Panel>
      <FormActions>
        <ActionButton type="submit" busy={isPending}>
          Save terms
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
