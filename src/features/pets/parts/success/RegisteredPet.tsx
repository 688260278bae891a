import { PayForPet } from '#features/plans/parts/PayForPet.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Money } from '#ui/Money.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { PetCard } from '../../shapes.ts'
import { CertificateButton } from '../CertificateButton.tsx'
import { PetPicture } from '../PetPicture.tsx'
import type { PaymentDue } from './payment.ts'
import classes from './RegisteredPet.module.css'

/** The pet that has just come on the register, and what there is to have of it. */
export function RegisteredPet({ pet, payment }: { pet: PetCard; payment: PaymentDue | null }) {
  return (
    <Rows>
      <Panel look="raised">
        <div className={classes.pet}>
          <PetPicture pet={pet} size={120} described />
          <div className={classes.words}>
            <h2 className={classes.name}>{pet.name}</h2>
            <p className={classes.line}>{pet.breed}</p>
            <p className={classes.chip}>
              <ChipDigits number={pet.chipNumber} />
            </p>
            <div className={classes.actions}>
              <CertificateButton pet={pet} weight="main" />
              <ButtonLink weight="plain" to={paths.pet(pet.id)}>
                {pet.photoUrl ? 'See the record' : 'Add a photo'}
              </ButtonLink>
            </div>
          </div>
        </div>
      </Panel>
      {pet.status === 'awaitingPayment' && (
        <Notice
          title={payment ? <ToPay {...payment} /> : 'The registration is still to be paid'}
          action={<PayForPet pet={pet} begun={payment ?? undefined} />}
        >
          {pet.name} can be found already, and we never take a pet off the register because of a bill. Pay now, or later from its record.
        </Notice>
      )}
    </Rows>
  )
}

function ToPay({ plan, pence }: Pick<PaymentDue, 'plan' | 'pence'>) {
  return (
    <>
      To pay: <Money pence={pence} /> for “{plan}”
    </>
  )
}
