import { useEffect, useEffectEvent, useState } from 'react'
import { getChipInfo } from '#features/chips/contract.ts'
import { chipsInUse } from '#features/chips/topics.ts'
import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useReachable } from '#platform/web/connection.ts'
import { readDraft } from '#platform/web/draft.ts'
import { useContractForm } from '#platform/web/form.ts'
import { firstWithProblem } from '#platform/web/steps.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { registerChip } from '../../contract.ts'
import type { Problem } from '../queue/queued.ts'
import { atChipFields, blankChip, type ChipAnswers, chipAsked } from './answers.ts'
import { holderProblems, sourceProblems } from './source.ts'
import { chipSteps } from './steps.ts'
import { useSource } from './useSource.ts'

export interface ChipFormProps {
  /** What is known before anything is typed; else the number of a link, or ''. */
  given: ChipAnswers | null
  chip: string
  /** Under which name what is typed is kept for this tab. */
  draft: string
  /** What the register said when this animal was sent before. */
  problem?: Problem | undefined
  onDone: (answer: AnswerOf<typeof registerChip>, answers: ChipAnswers) => void
  /** There is no signal, so that it is to wait on the device. */
  onNoSignal: (answers: ChipAnswers, asked: Record<string, unknown>) => void
  /** Throws away what is typed. */
  onClear: () => void
}

/** One animal on its way to the register, step by step. */
export function useChipForm({ given, chip, draft, problem, onDone, onNoSignal }: Omit<ChipFormProps, 'onClear'>) {
  const now = systemClock.now()
  const [start] = useState((): ChipAnswers => {
    const blank = blankChip({ now, draftId: crypto.randomUUID(), chipNumber: chip })
    // What waits on a device may have been kept before the form asked for all that it asks now.
    return given ? { ...blank, ...given, to: { ...blank.to, ...given.to } } : blank
  })
  const reachable = useReachable()
  const { form, formProps, summary, isPending } = useContractForm(registerChip, {
    initial: start,
    asks: (answers) => chipAsked(answers, now),
    atFields: atChipFields,
    draft,
    once: true,
    refresh: [chipsInUse, getChipInfo],
    then: (answer) => {
      onDone(answer, form.values)
    },
    mayWait: true,
    // A weak signal would hold up who has just been told that it is kept here.
    instead: (answers) => {
      if (!reachable) onNoSignal(answers, chipAsked(answers, now))
      return !reachable
    },
    unanswered: () => {
      onNoSignal(form.values, chipAsked(form.values, now))
    },
  })
  const found = useSource(form.values.pet.chipNumber)
  const beginning = useBeginning(start, draft)
  const ready = async () => {
    const [source, holder] = await Promise.all([found.sourceAsked(), found.holderAsked()])
    const problems = { ...sourceProblems(source, form.values), ...holderProblems(holder, form.values.pet) }
    if (Object.keys(problems).length === 0) beginning.leave()
    return problems
  }
  const walk = useSteps({
    steps: chipSteps(form.values, now, ready),
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: beginning.isHere || form.values.pet.chipNumber === '',
  })

  const showProblem = useEffectEvent(({ message, fields }: Problem) => {
    const said = Object.keys(fields).length > 0 ? atChipFields(fields, start) : { '': message }
    form.setErrors(said)
    const first = firstWithProblem(walk.steps, said)
    if (first) walk.goTo(first.name)
  })
  useEffect(() => {
    if (problem) showProblem(problem)
  }, [problem])
  return { form, pet: petFormOf(form, form.values.pet, 'pet.'), walk, found, isPending }
}

export type ChipForm = ReturnType<typeof useChipForm>['form']

/** Whether the first step is still to be done, whatever step an older address names. */
function useBeginning(start: ChipAnswers, draft: string) {
  const [isHere, setIsHere] = useState(() => start.pet.chipNumber === '' && !isKept(start, draft))
  return { isHere, leave: () => setIsHere(false) }
}

const isKept = (start: ChipAnswers, draft: string) => typeof sessionStorage !== 'undefined' && readDraft(draft, start).pet.chipNumber !== ''
