import type { Services } from '#platform/server/services.ts'
import { paths } from '#src/paths.ts'
import { LINK } from './lifecycle.ts'
import type { OfferRow } from './mine.ts'

/** Where somebody who is asked at an address of theirs reads it first, and need not type again what the implanter did. Whoever opens it has our message. */
export const askedLink = ({ codes }: Pick<Services, 'codes'>, { id, kind }: Pick<OfferRow, 'id' | 'kind'>): string | null =>
  kind === 'registration' ? paths.asked(id, codes.of(LINK, id)) : null
