import { useForm } from '@mantine/form'
import { type SyntheticEvent, useEffect, useState } from 'react'
import type { AskOf, Call } from '#platform/contract/call.ts'
import { fieldSentences } from '#platform/contract/words.ts'
import { clearDraft, keepDraft, readDraft } from './draft.ts'
import type { CallFailed } from './failed.ts'
import { sayFailed } from './toasts.ts'
import { type TellingOptions, useTell } from './useTell.ts'

type Answers = Record<string, unknown>
type FormOf<Values extends Answers> = ReturnType<typeof useCheckedForm<Values>>

export interface ContractFormOptions<C extends Call, Values extends Answers> extends Omit<TellingOptions<C>, 'failed'> {
  /** Every field of the form, empty ones as `''`. */
  initial: Values
  /** Makes the call's input from the form's values where they differ. Field names stay the same, so that problems find their field. */
  asks?: (values: Values) => unknown
  /** Keeps what is typed for this tab under this name until the call succeeds; passwords and codes are never kept. */
  draft?: string
  /** Handles a refusal that names no field, in place of the summary. */
  refused?: (failure: CallFailed) => void
}

export interface ContractForm<Values extends Answers> {
  /** `form.getInputProps('path')` for each field. */
  form: FormOf<Values>
  /** `<form {...formProps}>` */
  formProps: { onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void; noValidate: true }
  /** `<ErrorSummary {...summary} />` at the top of the form. */
  summary: { errors: FormOf<Values>['errors']; attempt: number }
  isPending: boolean
}

/** A form that asks one call: checked before it is sent by the contract's own shape, and after by the server, with the same words. */
export function useContractForm<C extends Call, Values extends Answers>(
  call: C,
  { initial, asks = withoutBlanks, draft, refused, then, ...telling }: ContractFormOptions<C, Values>,
): ContractForm<Values> {
  const [attempt, setAttempt] = useState(0)
  const form = useCheckedForm(initial, draft, (values) => sentencesFor(call, asks(values)))

  const show = (sentences: Record<string, string>) => {
    form.setErrors(sentences)
    setAttempt((count) => count + 1)
  }
  const { tell, isPending } = useTell<C>(call, {
    ...telling,
    then: (data, message, input) => {
      if (draft) clearDraft(draft)
      return then?.(data, message, input)
    },
    failed: (failure) => {
      if (failure.status === 0) return sayFailed(failure.message)
      if (Object.keys(failure.fields).length > 0) return show(failure.fields)
      return refused ? refused(failure) : show({ '': failure.message })
    },
  })
  const send = (values: Values) => {
    const input = asks(values)
    if (fits(call, input)) tell(input)
  }
  const onSubmit = form.onSubmit(send, () => setAttempt((count) => count + 1))
  return { form, formProps: { onSubmit, noValidate: true }, summary: { errors: form.errors, attempt }, isPending }
}

/** Leaves out what was not filled in: the contract says whether that is allowed. `null` stays, it says that there is none. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  const filled = Object.entries(value).filter(([, field]) => field !== '' && field !== undefined)
  return Object.fromEntries(filled.map(([name, field]) => [name, withoutBlanks(field)]))
}

function useCheckedForm<Values extends Answers>(
  initialValues: Values,
  draft: string | undefined,
  validate: (values: Values) => Record<string, string>,
) {
  const form = useForm<Values>({ initialValues, validate, onValuesChange: (values) => draft && keepDraft(draft, values) })
  useEffect(() => {
    if (draft) form.setValues(readDraft(draft, initialValues))
    // Read once, when the form appears; from then on it is the form that writes.
  }, [])
  return form
}

function sentencesFor(call: Call, input: unknown) {
  const read = call.input.safeParse(input)
  return read.success ? {} : fieldSentences(read.error)
}

function fits<C extends Call>(call: C, input: unknown): input is AskOf<C> {
  return call.input.safeParse(input).success
}
