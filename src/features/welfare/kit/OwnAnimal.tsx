import { useEffect, useEffectEvent } from 'react'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { getWelfarePets } from '../contract.ts'
import { WithYou } from './WithYou.tsx'

interface OwnAnimalProps {
  chipNumber: string
  onFound?: (as: 'keeper') => void
}

/** That an organisation has the animal of a number in; nothing where it hasn’t, or the reader works for none. */
export function OwnAnimal({ chipNumber: typed, onFound }: OwnAnimalProps) {
  const chipNumber = ungrouped(typed)
  const session = useSession()
  const enabled = session !== null && mayAsk(getWelfarePets, session)
  const { data } = useCall(getWelfarePets, { state: 'here', query: chipNumber }, { enabled })
  const pet = data?.items.find((one) => one.chipNumber === chipNumber)
  const isFound = pet !== undefined
  const found = useEffectEvent(() => onFound?.('keeper'))
  useEffect(() => {
    if (isFound) found()
  }, [isFound])
  return pet && <WithYou petId={pet.id} petName={pet.name} />
}
