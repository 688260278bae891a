import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { clearDraft, keepDraft } from '#platform/web/draft.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import type { registerChip } from '../../contract.ts'
import type { Queued } from '../queue/queued.ts'
import { useQueue } from '../queue/useQueue.ts'
import { another, type ChipAnswers } from './answers.ts'
import { draftOf } from './draft.ts'
import { rememberSite } from './sites.ts'

/** An animal that has just gone through the form. */
export type Outcome = { answers: ChipAnswers } & ({ kind: 'registered'; answer: AnswerOf<typeof registerChip> } | { kind: 'kept' })

/** One sheet of the form; another `count` is another animal. */
interface Sheet {
  count: number
  /** What is known before anything is typed. */
  start: ChipAnswers | null
  /** The one of the queue that is opened again. */
  mending: Queued | null
}

/** Which animal stands in the form, and what became of the last one. */
export function useRegistering() {
  const [params, setParams] = useSearchParams()
  const chip = params.get('chip') ?? ''
  const visit = params.get('visit') ?? ''
  const queue = useQueue()
  const [sheet, setSheet] = useState<Sheet>({ count: 0, start: null, mending: null })
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const open = (start: ChipAnswers | null, mending: Queued | null, address: Record<string, string> = {}) => {
    setSheet(({ count }) => ({ count: count + 1, start, mending }))
    setParams(address, { replace: true })
  }
  const ended = (last: Outcome) => {
    rememberSite(last.answers.pet.species, last.answers.implant.site)
    setOutcome(last)
    open(null, null, last.kind === 'registered' ? { done: 'yes' } : {})
  }
  const keep = async (answers: ChipAnswers, asked: Record<string, unknown>) => {
    try {
      await queue.add(answers, asked)
    } catch (error) {
      return sayFailed(error instanceof Error ? error.message : 'We couldn’t save this on your device')
    }
    clearDraft(draft)
    ended({ kind: 'kept', answers })
  }
  const draft = draftOf(sheet.mending?.id ?? (chip || visit))

  return {
    sheet,
    chip,
    draft,
    outcome,
    /** The last one still waits on this device. */
    isWaiting: queue.items.some(({ id, state }) => id === outcome?.answers.draftId && state !== 'conflict'),
    isDone: outcome?.kind === 'registered' && params.has('done'),
    mend: (item: Queued) => open(item.answers, item),
    leaveMending: () => open(null, null),
    clear: () => {
      clearDraft(draft)
      open(null, null)
    },
    next: ({ answers }: Outcome) => {
      const start = another(answers, crypto.randomUUID())
      keepDraft(draftOf(''), start)
      setOutcome(null)
      open(start, null)
    },
    begin: () => open(null, null),
    onDone: (answer: AnswerOf<typeof registerChip>, answers: ChipAnswers) => {
      ended({ kind: 'registered', answer, answers })
      if (sheet.mending) void queue.remove(sheet.mending.id)
    },
    onNoSignal: (answers: ChipAnswers, asked: Record<string, unknown>) => void keep(answers, asked),
  }
}
