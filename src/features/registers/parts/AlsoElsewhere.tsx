import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { AddProof } from '#features/recordTransfers/kit/AddProof.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { registerConflicts } from '../contract.ts'

/** Beside a pet’s record: that another register has its microchip as well. */
export function AlsoElsewhere({ pet }: { pet: PetDetail }) {
  const conflict = useCall(registerConflicts, { petId: pet.id }).data?.items[0]
  if (!conflict) return null
  const action = (
    <>
      <AddProof petId={pet.id} petName={pet.name} can={conflict.can.prove} again={conflict.hasProof} />
      <ButtonLink to={paths.conflict(pet.id)} weight="plain" size="sm">
        See both records
      </ButtonLink>
    </>
  )
  return (
    <Notice kind={conflict.isOpen ? 'warning' : 'info'} title={`Also with ${conflict.other.name}`} action={action}>
      {conflict.next}
    </Notice>
  )
}
