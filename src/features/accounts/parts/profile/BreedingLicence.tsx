import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { sendEvidence, userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { breedingLicence } from '../../topics.ts'
import { LicenceFields } from '../LicenceFields.tsx'
import { hasLicenceEnded } from './licenceended.ts'

type Profile = Account['profiles'][number]
type Licence = Profile['licence']

const PastLicence = lazyPart(() => import('./PastLicence.tsx').then((part) => part.PastLicence))

/** The licence of a breeder, and the way to give it once there is one. */
export function BreedingLicence({ breeder: { licence, isChecked, pastLicences } }: { breeder: Profile }) {
  const change = (
    <DialogButton
      weight="plain"
      size="sm"
      renderDialog={(close) => <LicenceDialog licence={licence} isChecked={isChecked} onClose={close} />}
    >
      {licence ? 'Change' : 'Add'}
      <VisuallyHidden> your breeding licence</VisuallyHidden>
    </DialogButton>
  )
  const until = licence?.licenceEndsOn
  const ends = until ? `, ${hasLicenceEnded(until) ? 'ended on' : 'until'} ${whenText(until, 'day')}` : ''
  const value = licence && `${licence.licenceNumber}, ${licence.issuingAuthority}${ends}`
  const past = pastLicences?.map((before) => ({
    label: 'Licence before',
    value: `${before.licenceNumber}, ${before.issuingAuthority}`,
    action: (
      <DialogButton weight="plain" size="sm" renderDialog={(close) => <PastLicence licence={before} onClose={close} />}>
        Correct<VisuallyHidden> licence {before.licenceNumber}</VisuallyHidden>
      </DialogButton>
    ),
  }))
  return <FactList facts={[{ label: 'Breeding licence', value, action: change }, ...(past ?? [])]} />
}

function LicenceDialog({ licence, isChecked, onClose }: { licence: Licence; isChecked: boolean; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(sendEvidence, {
    initial: { licence: { licenceNumber: '', issuingAuthority: '', licenceEndsOn: '', ...licence }, correctsLicence: false },
    asks: ({ licence: { licenceEndsOn, ...licence }, correctsLicence }) => ({
      profileType: 'Breeder',
      licence: { ...licence, ...(licenceEndsOn && { licenceEndsOn }) },
      correctsLicence,
    }),
    refresh: [userProfile, breedingLicence],
    toast: 'We’ve saved your licence.',
    then: onClose,
  })
  const typed = form.values.licence
  const isOther = licence && (typed.licenceNumber !== licence.licenceNumber || typed.issuingAuthority !== licence.issuingAuthority)
  return (
    <FormDialog title="Your breeding licence" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <LicenceFields field={(name) => form.getInputProps(`licence.${name}`)} />
        {isOther && (
          <CheckField
            {...form.getInputProps('correctsLicence', { type: 'checkbox' })}
            label="It’s the same licence: I’d typed it wrongly. Correct it on the records of my animals too."
          />
        )}
        {isChecked && (
          <div>
            We’ve checked this licence. If you change its number or who issued it, we’ll check the new one. Until we have, people can’t find
            you in the breeder search.
          </div>
        )}
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Save licence
          </ActionButton>
        </FormActions>
      </FormRows>
    </FormDialog>
  )
}
