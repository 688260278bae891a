import { Box } from '@mantine/core'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Money } from '#ui/Money.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { CertificateButton } from '../../kit/CertificateButton.tsx'
import { PetPicture } from '../../kit/PetPicture.tsx'
import { waysToPay } from '../../kit/points.ts'
import type { PetCard } from '../../shapes.ts'
import { PetHead } from '../PetHead.tsx'
import type { PaymentDue } from './payment.ts'

/** The pet that has just come on the register, and what there is to have of it. */
export function RegisteredPet({ pet, payment }: { pet: PetCard; payment: PaymentDue | null }) {
  return (
    <Rows>
      <Panel look="raised">
        <PetHead
          picture={<PetPicture pet={pet} size={120} described />}
          actions={
            <>
              <CertificateButton pet={pet} weight="main" />
              <ButtonLink weight="plain" to={paths.pet(pet.id)}>
                {pet.photoUrl ? 'See the record' : 'Add a photo'}
              </ButtonLink>
            </>
          }
        >
          <Box component="h2" fz="h3">
            {pet.name}
          </Box>
          <Box component="p" c="dimmed" m={0}>
            {pet.breed}
          </Box>
          <Box component="p" fz="lg" m="0.25rem 0 0">
            <ChipDigits number={pet.chipNumber} />
          </Box>
        </PetHead>
      </Panel>
      {pet.isUnpaid && (
        <Notice
          title={payment ? <ToPay {...payment} /> : 'You still need to pay for the registration'}
          action={<Extended point={waysToPay} props={{ pet, begun: payment ?? undefined }} />}
        >
          {pet.name} can already be found, and we never take a pet off the register because of an unpaid bill. Pay now, or later from its
          record.
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
