import { deferredPart } from '#platform/web/lazypart.ts'

/** Drawn by the server; their code comes when the visitor first does something. */
export const { Part: LostNow, prepare: prepareLostNow } = deferredPart(() => import('./LostNow.tsx').then((all) => all.LostNow))
export const { Part: MoreToSee, prepare: prepareMoreToSee } = deferredPart(() => import('./MoreToSee.tsx').then((all) => all.MoreToSee))
