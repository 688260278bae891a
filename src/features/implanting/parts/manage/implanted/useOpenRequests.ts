import { getPetRequests } from '#features/offers/contract.ts'
import { useAsk } from '#platform/web/useAsk.ts'

const MANY = 100

/** The requests of mine that nobody has answered yet, by the number of the animal's chip as it is shown. */
export function useOpenRequests(): ReadonlyMap<string, string> {
  const { data } = useAsk(getPetRequests, { box: 'fromMe', state: 'open', pageSize: MANY })
  return new Map(data?.items.map(({ pet, id }) => [pet.chipShown, id]))
}
