import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { correctPastLicence, userProfile } from '../../contract.ts'
import { breedingLicence } from '../../topics.ts'

interface PastLicenceProps {
  licence: { licenceNumber: string; issuingAuthority: string }
  onClose: () => void
}

/** Corrects a licence that a breeder had before, wherever it stands. */
export function PastLicence({ licence: { licenceNumber, issuingAuthority }, onClose }: PastLicenceProps) {
  const { form, formProps, summary, isPending } = useContractForm(correctPastLicence, {
    initial: { licenceNumber, issuingAuthority },
    asks: (right) => ({ was: licenceNumber, ...right }),
    refresh: [userProfile, breedingLicence],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Correct licence ${licenceNumber}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          We’ll correct it on the records of your dogs that carry it too. If it’s your current licence, mistyped, enter the number and
          council of that one.
        </div>
        <TextField {...form.getInputProps('licenceNumber')} label="Licence number" maxLength={60} autoComplete="off" />
        <TextField {...form.getInputProps('issuingAuthority')} label="Issued by" maxLength={100} autoComplete="off" />
        <DialogActions busy={isPending} onClose={onClose}>
          Correct licence
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
