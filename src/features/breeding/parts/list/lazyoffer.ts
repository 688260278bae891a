import { lazyPart } from '#platform/web/lazypart.ts'

/** The dialog that offers animals to a buyer: no part of the list’s first load. */
export const OfferDialog = lazyPart(() => import('./OfferDialog.tsx').then((part) => part.OfferDialog))
