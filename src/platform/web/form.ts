import { useForm } from '@mantine/form'
import { type SyntheticEvent, useEffect, useState } from 'react'
import type { Call } from '#platform/contract/call.ts'
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
  const form = useCheckedForm(initial, draft, async (values) => (await checks()).problemsIn(call, asks(values)))

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
  const send = async (values: Values) => tell(await (await checks()).checked(call, asks(values)))
  const onSubmit = form.onSubmit(send, () => setAttempt((count) => count + 1))
  return { form, formProps: { onSubmit, noValidate: true }, summary: { errors: form.errors, attempt }, isPending }
}

/** Shapes and their library come with the first form that is sent, and are looked for as soon as there is a form. */
const checks = () => import('./check.ts')

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
  validate: (values: Values) => Promise<Record<string, string>>,
) {
  const form = useForm<Values>({ initialValues, validate, onValuesChange: (values) => draft && keepDraft(draft, values) })
  useEffect(() => {
    if (draft) form.setValues(readDraft(draft, initialValues))
    // Read once, when the form appears; from then on it is the form that writes.
  }, [])
  return form
}
