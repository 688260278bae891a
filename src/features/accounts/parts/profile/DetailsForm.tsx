import { useContractForm } from '#platform/web/form.ts'
import { useLeave } from '#ui/ChangeablePanel.tsx'
import { ChangingForm } from '#ui/ChangingForm.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { updateUserProfile, userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { AddressFields } from '../../kit/address/AddressFields.tsx'
import { useProfession } from '../../kit/profession.ts'
import { detailsOf, latestDetails, PARTS, withoutEmptyContacts } from './details.ts'

export function DetailsForm({ account }: { account: Account }) {
  const leave = useLeave()
  const { backup } = useProfession()
  const { form, ...changing } = useContractForm(updateUserProfile, {
    initial: detailsOf(account),
    meanwhile: { latest: latestDetails, parts: PARTS },
    asks: withoutEmptyContacts,
    refresh: [userProfile],
    toast: true,
    then: leave,
  })
  return (
    <ChangingForm {...changing} save="Save my details">
      <TextField label="Full name" autoComplete="name" {...form.getInputProps('name')} />
      <AddressFields
        value={form.values.address}
        onFound={(address) => form.setFieldValue('address', address)}
        field={(name) => form.getInputProps(`address.${name}`)}
      />
      <TextField
        label="Landline number"
        optional
        hint="Vets and wardens can call you on it. Finders never see it."
        type="tel"
        autoComplete="off"
        {...form.getInputProps('landline')}
      />
      <FieldGroup label="Second contact" optional hint="Someone we can call if we can’t reach you. Ask them first.">
        <Rows>
          <TextField label="Their name" autoComplete="off" {...form.getInputProps('secondContact.name')} />
          <TextField label="Their mobile number" type="tel" autoComplete="off" {...form.getInputProps('secondContact.phone')} />
        </Rows>
      </FieldGroup>
      <TextField
        label="Vet practice"
        optional
        hint="The practice’s name and town."
        autoComplete="off"
        {...form.getInputProps('vetPractice')}
      />
      <TextField label="Rescue back-up" optional hint={backup} autoComplete="off" {...form.getInputProps('rescueBackup')} />
    </ChangingForm>
  )
}
