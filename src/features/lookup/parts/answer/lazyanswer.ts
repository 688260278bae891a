import { wanted } from '#platform/web/beforehydration.ts'

type Answers = typeof import('./ChipAnswer.tsx')

let known: Answers | null = null

/** Fetches what draws an answer: most people who open the home page have not asked yet. */
export async function prepareAnswer(): Promise<void> {
  known = await import('./ChipAnswer.tsx')
}

export const answerParts = () => known

// An answer that the server has drawn comes to life together with its page.
if (!import.meta.env.SSR && new URLSearchParams(window.location.search).has('chip')) wanted.push(prepareAnswer())
