import { deferredPart } from '#platform/web/lazypart.ts'

/** What draws an answer: most people who open the home page have not asked yet. */
export const { Part: ChipAnswer, prepare: prepareAnswer } = deferredPart(() => import('./ChipAnswer.tsx').then((all) => all.ChipAnswer))
