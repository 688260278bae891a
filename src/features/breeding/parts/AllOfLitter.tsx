import { acceptLitter, getPetRequests } from '#features/offers/contract.ts'
import type { PetRequest } from '#features/offers/shapes.ts'
import { getUsersPets } from '#features/pets/contract.ts'
import { getCredits } from '#features/plans/contract.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { listed } from '#platform/listed.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { inSentence } from '#platform/text/sentence.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { getBreederPets, getLitters } from '../contract.ts'
import { type AskedTogether, askedTogether } from './litters/askedOf.ts'
import { WhichLitter } from './litters/WhichLitter.tsx'

/** Says yes at once to all the animals of a litter that an implanter registered; each can still be answered alone. */
export function AllOfLitter({ offers }: { offers: readonly PetRequest[] }) {
  return askedTogether(offers).map((asked) => (
    <Notice
      key={`${asked.by}/${asked.species}`}
      title={`${manyOf(asked)} from your litter?`}
      action={
        <DialogButton size="sm" renderDialog={(close) => <AcceptAll asked={asked} onClose={close} />}>
          Say yes to all {asked.offers.length}
        </DialogButton>
      }
    >
      {asked.by} registered {listed(asked.offers.map(({ pet }) => pet.name))} as part of your litter. You can answer for all of them here,
      or for each below.
    </Notice>
  ))
}

function AcceptAll({ asked, onClose }: { asked: AskedTogether; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(acceptLitter, {
    initial: { litterId: '' },
    asks: (values) => withoutBlanks({ ...values, requestIds: asked.offers.map(({ id }) => id) }),
    refresh: [getPetRequests, getUsersPets, getBreederPets, getLitters, getCredits],
    toast: `You’re now the breeder and first keeper of all ${asked.offers.length} on the register.`,
    then: onClose,
  })
  return (
    <FormDialog title={`${manyOf(asked)} from your litter`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <p>
          You’ll be the breeder and first keeper of {listed(asked.offers.map(({ pet }) => pet.name))}, which {inSentence(asked.by)}{' '}
          registered. {costOf(asked)}
        </p>
        <WhichLitter
          {...form.getInputProps('litterId')}
          species={asked.species}
          onChoose={(litterId) => form.setFieldValue('litterId', litterId)}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Say yes to all {asked.offers.length}
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

/** What registering them costs those who say yes. */
function costOf({ offers }: AskedTogether): string {
  const prices = offers.flatMap(({ registration }) => (registration?.paidBy === 'you' ? [registration.price.pence] : []))
  if (prices.length === 0) return 'There’s nothing for you to pay.'
  const all = prices.reduce((sum, pence) => sum + pence, 0)
  return `Registering ${prices.length === offers.length ? 'them' : `${prices.length} of them`} costs ${moneyText(all)} once, for life, or less with credits. You pay after you say yes, once for all of them, and they can be found in the meantime.`
}

function manyOf({ offers, species }: AskedTogether): string {
  return `${offers.length} ${speciesWords[Species.parse(species)].many}`
}
