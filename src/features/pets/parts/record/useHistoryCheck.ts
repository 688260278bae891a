import { useState } from 'react'
import { CallFailed } from '#platform/web/failed.ts'
import { partOf, textIn } from '#platform/web/read.ts'
import { send } from '#platform/web/send.ts'
import { downloadHistory } from '../../contract.ts'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { type CheckedLink, checkChain, eventsIn } from './chain.ts'
import { checkSeal } from './seal.ts'

interface HistoryCheck {
  state: 'notYet' | 'checking' | 'whole' | 'broken' | 'failed'
  links: CheckedLink[]
  total: number
  /** Why it could not be checked. */
  problem: string
  /** The day on which it was sealed with all others; null while it was not. */
  sealedOn: string | null
  /** The latest entry of the page when it was checked. */
  latest: string
}

const NOT_YET: HistoryCheck = { state: 'notYet', links: [], total: 0, problem: '', sealedOn: null, latest: '' }

/** Fetches the history of a record and works its chain out in this browser, link by link. */
export function useHistoryCheck({ id, timeline }: PetDetail) {
  const latest = timeline.at(-1)?.hash ?? ''
  const [check, setCheck] = useState(NOT_YET)
  const run = async () => {
    setCheck({ ...NOT_YET, state: 'checking', latest })
    try {
      const history = await historyOf(id)
      const total = eventsIn(history).length
      const links: CheckedLink[] = []
      for await (const link of checkChain(history)) {
        links.push(link)
        setCheck({ ...NOT_YET, state: 'checking', links: [...links], total, latest })
      }
      const seal = await checkSeal(history, publishedRoot)
      const state = isWhole(links, timeline) && seal.holds ? 'whole' : 'broken'
      setCheck({ ...NOT_YET, state, links, total, sealedOn: seal.day, latest })
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setCheck({ ...NOT_YET, state: 'failed', problem: error.message, latest })
    }
  }
  // What was found of a history that has grown since says nothing of this one.
  return { check: check.latest === latest ? check : NOT_YET, run }
}

/** The history must also be the one that stands on the page: no entry more, none fewer. */
function isWhole(links: readonly CheckedLink[], timeline: PetDetail['timeline']): boolean {
  const shown = new Map(timeline.map(({ seq, hash }) => [seq, hash]))
  return links.length === timeline.length && links.every(({ seq, hash, holds }) => holds && shown.get(seq) === hash)
}

async function historyOf(petId: string): Promise<unknown> {
  const response = await send(downloadHistory, { petId })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok || partOf(body, 'events') === undefined)
    throw new CallFailed(textIn(body, 'error') ?? 'We didn’t get the whole history. Try again.', {
      status: response.status,
      code: 'unknown',
    })
  return body
}

/** Asked without a token, as any stranger sees it. */
const publishedRoot = (day: string): Promise<unknown> =>
  fetch(`/.well-known/homeward-history/${day}`)
    .then((response) => response.json())
    .catch(() => null)
