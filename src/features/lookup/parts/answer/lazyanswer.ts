import { lazy } from 'react'

/** Fetches what draws an answer: most people who open the home page have not asked yet. */
export const prepareAnswer = () => import('./ChipAnswer.tsx')

/** An answer that the server has drawn stays as it is until its code is here. */
export const LazyAnswer = lazy(() => prepareAnswer().then(({ ChipAnswer }) => ({ default: ChipAnswer })))
