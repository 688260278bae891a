import { type CallOptions, useEveryRow } from '#platform/web/useCall.ts'
import { getUsersPets } from '../contract.ts'

/** Every pet of the person who’s signed in, to choose from: someone with hundreds finds the last of them too. */
export const useMyPets = (options?: CallOptions) =>
  useEveryRow(
    getUsersPets,
    (paging) => paging,
    (page) => page,
    options,
  )
