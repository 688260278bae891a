import { StopCode } from '#features/offers/kit/StopCode.tsx'
import { lazyPart } from '#platform/web/lazypart.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { BreederPet } from '../../shapes.ts'
import { CHANGED } from '../changed.ts'
import { PacksButton } from '../PacksButton.tsx'
import { CameBack } from './CameBack.tsx'
import { KeepDialog } from './KeepDialog.tsx'
import { OfferDialog } from './lazyoffer.ts'
import { Reserve } from './Reserve.tsx'

const WithdrawDialog = lazyPart(() => import('./WithdrawDialog.tsx').then((part) => part.WithdrawDialog))

/** What can be done for an animal of the list; each button that is off says why. */
export function Acts({ pet }: { pet: BreederPet }) {
  if (pet.state === 'sold')
    return (
      <RowActions of={pet.name}>
        <Reserve animal={pet} isSold />
        <CameBack pet={pet} />
      </RowActions>
    )
  if (pet.state === 'died') return null
  if (pet.offer) return <WithdrawOffer offer={pet.offer} name={pet.name} weight="quiet" />
  return (
    <RowActions of={pet.name}>
      <Offer pet={pet} weight="plain" />
      <PrintPack pet={pet} weight="quiet" />
      {pet.codeUntil && <StopCode pet={pet} refresh={CHANGED} />}
      <Reserve animal={pet} />
      {pet.state === 'withMe' && <Keep pet={pet} weight="quiet" />}
    </RowActions>
  )
}

interface ActProps {
  pet: BreederPet
  weight: 'main' | 'plain' | 'quiet'
}

export function Offer({ pet, weight }: ActProps) {
  return (
    <DialogButton
      weight={weight}
      size="sm"
      disabledBecause={pet.canSell}
      renderDialog={(close) => <OfferDialog pets={[pet]} reserved={pet.reserved} onClose={close} />}
    >
      Offer<VisuallyHidden> {pet.name}</VisuallyHidden>
    </DialogButton>
  )
}

export function PrintPack({ pet, weight }: ActProps) {
  return (
    <PacksButton of={{ petId: pet.id }} name={`Transfer pack ${pet.name}`} weight={weight} size="sm" disabledBecause={pet.canPrint}>
      {pet.codeUntil ? 'Print pack again' : 'Print pack'}
      <VisuallyHidden> for {pet.name}</VisuallyHidden>
    </PacksButton>
  )
}

export function Keep({ pet, weight }: ActProps) {
  return (
    <DialogButton
      weight={weight}
      size="sm"
      disabledBecause={pet.canKeep}
      renderDialog={(close) => <KeepDialog pets={[pet]} onClose={close} />}
    >
      Keep<VisuallyHidden> {pet.name}</VisuallyHidden>
    </DialogButton>
  )
}

interface WithdrawOfferProps {
  offer: NonNullable<BreederPet['offer']>
  name: string
  weight: ActProps['weight']
}

export function WithdrawOffer({ offer, name, weight }: WithdrawOfferProps) {
  return (
    <DialogButton weight={weight} size="sm" renderDialog={(close) => <WithdrawDialog offer={offer} name={name} onClose={close} />}>
      Withdraw the offer<VisuallyHidden> for {name}</VisuallyHidden>
    </DialogButton>
  )
}
