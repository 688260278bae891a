import { getPetRequests, sellPetByBreeder } from '#features/offers/contract.ts'
import { ANSWER_DAYS } from '#features/offers/lifecycle.ts'
import { listed } from '#platform/listed.ts'
import { shownMobile } from '#platform/text/mobile.ts'
import { atOtherFields } from '#platform/web/fields.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { breederListing } from '../../contract.ts'
import type { Reservation } from '../../shapes.ts'
import { CHANGED } from '../changed.ts'
import { seenAs } from './seenas.ts'

interface OfferDialogProps {
  pets: readonly Chosen[]
  /** The buyer as the breeder noted them. */
  reserved?: Reservation | null
  onDone?: () => void
  onClose: () => void
}

/** Offers animals to their buyer, who may have no account yet. */
export function OfferDialog({ pets, reserved, onDone, onClose }: OfferDialogProps) {
  const { name = '', isKennel = false } = useCall(breederListing, {}, { freshFor: 60 }).data?.sellsAs ?? {}
  const names = listed(pets.map(({ name }) => name))
  const { form, formProps, summary, isPending } = useContractForm(sellPetByBreeder, {
    initial: { buyer: { email: reserved?.email ?? '', mobile: textable(reserved?.mobile ?? '') }, note: '' },
    asks: ({ buyer, note }) => ({ petIds: pets.map(({ id }) => id), buyer: withoutBlanks(buyer), note }),
    // That neither was given belongs to no field of its own; the first is as good a place to mend it.
    atFields: atOtherFields({ buyer: 'buyer.email' }),
    toast: `We’ve sent your offer of ${names}`,
    refresh: [...CHANGED, getPetRequests],
    once: true,
    then: () => {
      onDone?.()
      onClose()
    },
  })
  return (
    <FormDialog title={`Offer ${names}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          Enter the buyer’s e-mail address or their mobile number. One of them is enough. We’ll send them a link, and they’ll have{' '}
          {ANSWER_DAYS} days to accept. Until they do, you’re the keeper and can withdraw the offer.
        </div>
        {reserved && <div>You’ve reserved it for {reserved.name}.</div>}
        <EmailField {...form.getInputProps('buyer.email')} label="Buyer’s e-mail address" autoComplete="off" />
        <TextField {...form.getInputProps('buyer.mobile')} label="Or the buyer’s mobile number" type="tel" autoComplete="off" optional />
        <LongTextField
          {...form.getInputProps('note')}
          label="A note to them"
          hint={name && `They’ll see it with the name ${name}, so they know it’s you.`}
          maxLength={500}
          optional
        />
        <DialogActions busy={isPending} note={name && seenAs(name, isKennel)} onClose={onClose}>
          Send the offer
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

/** The number as it’s typed, where it can receive our text; a UK landline can’t. */
const textable = (phone: string) => (/^\+44[^7]/.test(phone) ? '' : shownMobile(phone))
