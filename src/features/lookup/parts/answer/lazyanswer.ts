import { lazy } from 'react'
import type { ChipAnswer } from './ChipAnswer.tsx'

let fetched: typeof ChipAnswer | null = null

/** Fetches what draws an answer: most people who open the home page have not asked yet. */
export async function prepareAnswer() {
  const { ChipAnswer } = await import('./ChipAnswer.tsx')
  fetched = ChipAnswer
  return { default: ChipAnswer }
}

const LazyAnswer = lazy(prepareAnswer)

/** What draws an answer. One that the server has drawn stays as it is until the code for it is here. */
export const answerDrawer = () => fetched ?? LazyAnswer
