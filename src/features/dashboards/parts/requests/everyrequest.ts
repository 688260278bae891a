import { getMyKeepershipRequests } from '#features/keepership/contract.ts'
import { getPetRequests } from '#features/offers/contract.ts'
import { getPetRehomeRequests } from '#features/rehoming/contract.ts'
import type { CallInput } from '#platform/contract/call.ts'
import { type CallOptions, useEveryRow } from '#platform/web/useCall.ts'

/** What is answered or taken back here must be found, however many there are: of every list, all of it. */
export const useOffers = (which: Pick<CallInput<typeof getPetRequests>, 'box' | 'state'>, options?: CallOptions) =>
  useEveryRow(
    getPetRequests,
    (paging) => ({ ...which, ...paging }),
    (page) => page,
    options,
  )

export const useRehomings = (which: Pick<CallInput<typeof getPetRehomeRequests>, 'box'>, options?: CallOptions) =>
  useEveryRow(
    getPetRehomeRequests,
    (paging) => ({ ...which, ...paging }),
    (page) => page,
    options,
  )

export const useMyClaims = (options?: CallOptions) =>
  useEveryRow(
    getMyKeepershipRequests,
    (paging) => paging,
    (page) => page,
    options,
  )
