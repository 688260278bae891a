import { mayAsk, type Session } from '#platform/web/session.ts'
import { customerAcceptRejectPetRequest } from '../contract.ts'
import type { PetRequest } from '../shapes.ts'

/** Whether only a keeper profile is missing from the account that an animal is offered to. What works as an organisation has none of its own. */
export const needsKeeperProfile = (
  { kind }: Pick<PetRequest, 'kind'>,
  session: Pick<Session, 'profileTypes' | 'working'> | null,
): boolean => kind !== 'litter' && session !== null && session.working === null && !mayAsk(customerAcceptRejectPetRequest, session)
