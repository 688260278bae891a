import { useEffect, useState } from 'react'
import { getChipInfo } from '#features/chips/contract.ts'
import { chipsInUse } from '#features/chips/topics.ts'
import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useReachable } from '#platform/web/connection.ts'
import { clearDraft } from '#platform/web/draft.ts'
import { strictProblemsIn, useContractForm } from '#platform/web/form.ts'
import { refresh } from '#platform/web/memory.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { registerChip } from '../../contract.ts'
import { useQueue } from '../queue/useQueue.ts'
import { rememberSite } from '../register/sites.ts'
import { atLitterFields, blankLitter, chipOf, firstRow, type LitterAnswers, rowAsked } from './answers.ts'
import { delivered } from './delivered.ts'
import { rowProblems } from './look.ts'
import { filledRows, type LitterRow, withSpare } from './rows.ts'
import { type Sent, sendRows } from './sending.ts'
import { litterSteps } from './steps.ts'

const DRAFT = 'register-litter'
const newId = () => crypto.randomUUID()

/** A litter on its way to the register, a row for each animal. What is refused stays in the table until it is mended. */
export function useLitterForm(onDone: (answers: LitterAnswers, sent: Sent) => void) {
  const now = systemClock.now()
  const [start] = useState(() => blankLitter(now, newId))
  const [last, setLast] = useState<Sent | null>(null)
  const [isSending, setSending] = useState(false)
  const [returned, setReturned] = useState(0)
  const reachable = useReachable()
  const queue = useQueue()

  const { form, formProps, summary } = useContractForm(registerChip, {
    initial: start,
    asks: (answers) => rowAsked(answers, firstRow(answers), now),
    // All rows are checked together, on their own step and once more before they are sent.
    atFields: (sentences, answers) => sharedOnly(atLitterFields(sentences, answers, firstRow(answers))),
    draft: DRAFT,
    mayWait: true,
    // One call registers one animal: the rows are sent here, one after another.
    instead: (answers) => {
      if (!isSending) void send(answers)
      return true
    },
  })
  const { rows } = form.values
  useEffect(() => {
    const spared = withSpare(rows, newId)
    if (spared !== rows) form.setFieldValue('rows', spared)
  }, [rows, form])

  const keep = (answers: LitterAnswers) => (row: LitterRow) => queue.add(chipOf(answers, row), rowAsked(answers, row, now))
  const send = async (answers: LitterAnswers) => {
    setSending(true)
    try {
      const problems = await problemsOf(answers, { now, reachable })
      if (Object.keys(problems).length > 0) return show(problems)
      const deliver = async (row: LitterRow) => delivered(rowAsked(answers, row, now), reachable)
      ended(answers, await sendRows(filledRows(answers.rows), { deliver, keep: keep(answers) }))
    } catch (error) {
      sayFailed(error instanceof Error ? error.message : 'We couldn’t save this on your device')
    } finally {
      setSending(false)
      void refresh([chipsInUse, getChipInfo])
    }
  }
  const show = (problems: Record<string, string>) => {
    form.setErrors(problems)
    setReturned((count) => count + 1)
  }
  const ended = (answers: LitterAnswers, sent: Sent) => {
    rememberSite(answers.pet.species, answers.implant.site)
    if (sent.refused.length === 0) {
      clearDraft(DRAFT)
      return onDone(answers, sent)
    }
    const left: LitterAnswers = { ...answers, rows: sent.refused.map(({ row }) => row) }
    form.setFieldValue('rows', left.rows)
    setLast(sent)
    show(Object.assign({}, ...sent.refused.map(({ row, failure }) => said(failure, left, row))))
  }

  const walk = useSteps({
    steps: litterSteps(form.values, now, () => problemsOf(form.values, { now, reachable })),
    form,
    send: formProps.onSubmit,
    returned: summary.attempt + returned,
    isBlank: form.values.pet.species === '',
  })
  return { form, pet: petFormOf(form, form.values.pet, 'pet.'), walk, last, isSending, reachable }
}

export type LitterForm = ReturnType<typeof useLitterForm>['form']

/** What a refusal says, at the fields; at the number of its row where it names none. */
const said = ({ message, fields }: { message: string; fields: Record<string, string> }, answers: LitterAnswers, row: LitterRow) =>
  atLitterFields(Object.keys(fields).length > 0 ? fields : { 'pet.chipNumber': message }, answers, row)

const sharedOnly = (sentences: Record<string, string>) =>
  Object.fromEntries(Object.entries(sentences).filter(([path]) => !path.startsWith('rows.')))

/** What is missing in any row, and what the register and the stock say of its number. */
async function problemsOf(answers: LitterAnswers, { now, reachable }: { now: Date; reachable: boolean }): Promise<Record<string, string>> {
  const filled = filledRows(answers.rows)
  const missing = await Promise.all(
    (filled.length > 0 ? filled : [firstRow(answers)]).map(async (row) =>
      atLitterFields(await strictProblemsIn(registerChip, rowAsked(answers, row, now)), answers, row),
    ),
  )
  const all: Record<string, string> = Object.assign(await rowProblems(answers.rows, reachable), ...missing)
  // Row by row, as they stand.
  return Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => one.localeCompare(other, 'en-GB', { numeric: true })))
}
