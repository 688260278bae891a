import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { callServer } from '#platform/web/callserver.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { paths } from '#src/paths.ts'
import { publicChipInfo } from '../../contract.ts'
import type { ChipResult } from '../../shapes.ts'
import { prepareAnswer } from './lazyanswer.ts'

/** What the server drew: the number in the address then, and the answer if it could be had. */
export interface Served {
  chip: string
  answer: ChipResult | null
}

interface Asked {
  question: string
  answer: ChipResult | null
  failure: CallFailed | null
}

/**
 * The lookup that the address asks for. The first answer comes with the page, later ones are asked here and leave the page verification.
 * Without the usual memory of answers: it would be the largest part of the page that people need fastest.
 */
export function useLookup(served: Served) {
  const [params] = useSearchParams()
  const chip = (params.get('chip') ?? '').trim()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const [solved, setSolved] = useState({ chip: '', captcha: '' })
  const [asked, setAsked] = useState<Asked | null>(null)

  const captcha = solved.chip === chip ? solved.captcha : ''
  const came = round === 0 && served.chip === chip ? served.answer : null
  const wanted = chip !== '' && came === null
  const question = [round, captcha, chip].join(' ')

  useEffect(() => {
    if (!wanted) return undefined
    const stop = new AbortController()
    const put = (outcome: Partial<Asked>) => stop.signal.aborted || setAsked({ question, answer: null, failure: null, ...outcome })
    Promise.all([callServer(publicChipInfo, { chipNumber: chip, captcha }, { signal: stop.signal }), prepareAnswer()]).then(
      ([{ data }]) => put({ answer: data }),
      (error: unknown) => put({ failure: failureOf(error) }),
    )
    return () => stop.abort()
  }, [wanted, question, chip, captcha])

  const again = () => setRound(round + 1)
  const search = (text: string) => (text === chip ? again() : void navigate(paths.chip(text), { preventScrollReset: true }))
  const outcome = asked?.question === question ? asked : null
  return {
    chip,
    search,
    retry: again,
    answer: came ?? outcome?.answer ?? null,
    failure: outcome?.failure ?? null,
    busy: wanted && outcome === null,
    captcha,
    showPerson: (solution: string) => setSolved({ chip, captcha: solution }),
  }
}

function failureOf(error: unknown): CallFailed {
  return error instanceof CallFailed ? error : new CallFailed('Something went wrong', { code: 'unknown' })
}
