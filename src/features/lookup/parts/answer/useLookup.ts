import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useAsk } from '#platform/web/useAsk.ts'
import { paths } from '#src/paths.ts'
import { publicChipInfo } from '../../contract.ts'
import type { ChipResult } from '../../shapes.ts'

/** What the server drew: the number in the address then, and the answer if it could be had. */
export interface Drawn {
  chip: string
  answer: ChipResult | null
}

/** The lookup that the address asks for. The first answer comes with the page, later ones are asked here and leave the page standing. */
export function useLookup(drawn: Drawn) {
  const [params] = useSearchParams()
  const chip = (params.get('chip') ?? '').trim()
  const [drawnIsOld, setDrawnIsOld] = useState(false)
  const [solved, setSolved] = useState({ chip: '', captcha: '' })
  const navigate = useNavigate()

  const captcha = solved.chip === chip ? solved.captcha : ''
  const came = !drawnIsOld && drawn.chip === chip ? drawn.answer : null
  const asking = useAsk(publicChipInfo, { chipNumber: chip, captcha }, { enabled: chip !== '' && came === null })

  const search = (text: string) => {
    setDrawnIsOld(true)
    if (text === chip && asking.isEnabled) return void asking.refetch()
    void navigate(paths.chip(text), { preventScrollReset: true })
  }
  return {
    chip,
    search,
    answer: came ?? asking.data ?? null,
    captcha,
    busy: asking.isFetching,
    failure: came ? null : asking.error,
    retry: () => void asking.refetch(),
    showPerson: (solution: string) => setSolved({ chip, captcha: solution }),
  }
}
