import { useState } from 'react'
import { CallFailed } from '#platform/web/failed.ts'
import { partOf, textIn } from '#platform/web/read.ts'
import { send } from '#platform/web/send.ts'
import { downloadHistory } from '../../contract.ts'
import type { PetDetail } from './answersof.ts'
import { type CheckedLink, checkChain, eventsIn } from './chain.ts'

interface HistoryCheck {
  state: 'notYet' | 'checking' | 'whole' | 'broken' | 'failed'
  links: CheckedLink[]
  total: number
  /** Why it could not be checked. */
  problem: string
}

const NOT_YET: HistoryCheck = { state: 'notYet', links: [], total: 0, problem: '' }

/** Fetches the history of a record and works its chain out in this browser, link by link. */
export function useHistoryCheck({ id, timeline }: PetDetail) {
  const [check, setCheck] = useState(NOT_YET)
  const run = async () => {
    setCheck({ ...NOT_YET, state: 'checking' })
    try {
      const history = await historyOf(id)
      const total = eventsIn(history).length
      const links: CheckedLink[] = []
      for await (const link of checkChain(history)) {
        links.push(link)
        setCheck({ state: 'checking', links: [...links], total, problem: '' })
      }
      setCheck({ state: isWhole(links, timeline) ? 'whole' : 'broken', links, total, problem: '' })
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setCheck({ ...NOT_YET, state: 'failed', problem: error.message })
    }
  }
  return { check, run }
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
    throw new CallFailed(textIn(body, 'error') ?? 'The history did not come whole. Try again.', {
      status: response.status,
      code: 'unknown',
    })
  return body
}
