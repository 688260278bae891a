import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DateField } from '#ui/DateField.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { sendEvidence, userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { breedingLicence } from '../../topics.ts'

type Licence = Account['profiles'][number]['licence']

/** The licence of a breeder, and the way to give it once there is one. */
export function BreedingLicence({ licence }: { licence: Licence }) {
  const change = (
    <DialogButton weight="plain" size="sm" renderDialog={(close) => <LicenceDialog licence={licence} onClose={close} />}>
      {licence ? 'Change' : 'Add'}
      <VisuallyHidden> your breeding licence</VisuallyHidden>
    </DialogButton>
  )
  const ends = licence?.licenceEndsOn ? `, until ${whenText(licence.licenceEndsOn, 'day')}` : ''
  const value = licence && `${licence.licenceNumber}, ${licence.issuingAuthority}${ends}`
  return <FactList facts={[{ label: 'Breeding licence', value, action: change }]} />
}

function LicenceDialog({ licence, onClose }: { licence: Licence; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(sendEvidence, {
    initial: { licence: { licenceNumber: '', issuingAuthority: '', licenceEndsOn: '', ...licence } },
    asks: ({ licence: { licenceEndsOn, ...licence } }) => ({
      profileType: 'Breeder',
      licence: { ...licence, ...(licenceEndsOn && { licenceEndsOn }) },
    }),
    refresh: [userProfile, breedingLicence],
    toast: 'We’ve saved your licence.',
    then: onClose,
  })
  return (
    <FormDialog title="Your breeding licence" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <TextField
          {...form.getInputProps('licence.licenceNumber')}
          label="Licence number"
          hint="We’ll show it on the record of every puppy you register from now on, as the law requires."
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          {...form.getInputProps('licence.issuingAuthority')}
          label="Issued by"
          hint="The council, for example North Yorkshire Council"
          maxLength={100}
          autoComplete="off"
        />
        <DateField
          {...form.getInputProps('licence.licenceEndsOn')}
          label="Last day of the licence"
          hint="We’ll remind you before it ends. After it, you can’t sell puppies here if the law asks you for a licence."
          optional
        />
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Save licence
          </ActionButton>
        </FormActions>
      </FormRows>
    </FormDialog>
  )
}
