import { useForm } from '@mantine/form'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Call, CallInput } from '#platform/contract/call.ts'
import { clearDraft, keepDraft, readDraft } from './draft.ts'
import type { CallFailed } from './failed.ts'
import { whenActed } from './lazypart.ts'
import type { Meanwhile, OpenPart } from './meanwhile.ts'
import { partOf } from './read.ts'
import { sayFailed } from './toasts.ts'
import { useUnsaved } from './unsaved.ts'
import { isUploading, uploadsArrived } from './uploads.ts'
import { type ActionOptions, useAction } from './useAction.ts'
import { useMeanwhile } from './useMeanwhile.ts'

type Answers = Record<string, unknown>
/** What is wrong, a sentence for each path of a field. */
type Sentences = Record<string, string>
type AtFields<Values> = (sentences: Sentences, values: Values) => Sentences
type FormOf<Values extends Answers> = ReturnType<typeof useCheckedForm<Values>>

export interface ContractFormOptions<C extends Call, Values extends Answers> extends Omit<ActionOptions<C>, 'failed'> {
  /** Every field of the form, empty ones as `''`. */
  initial: Values
  /** Makes the call's input from the form's values where they differ. Field names stay the same, so that problems find their field. */
  asks?: (values: Values) => unknown
  /** Puts what is wrong at the fields of the form, where these are not the call's own. */
  atFields?: AtFields<Values>
  /** Keeps what is typed for this tab under this name until the call succeeds; passwords and codes are never kept. */
  draft?: string
  /** Handles a refusal that names no field, in place of the summary; false leaves it to the summary. */
  refused?: (failure: CallFailed) => boolean | void
  /** Takes checked answers that are not to be sent now, and says whether it did. */
  instead?: (values: Values) => boolean
  /** For a record that somebody else, or another tab, may change while this form is open. */
  meanwhile?: Meanwhile<Values>
  /** Handles that no answer came, in place of the toast. */
  unanswered?: (failure: CallFailed) => void
  /** For answers that may wait on the device: they are never taken unchecked. */
  mayWait?: boolean
}

export interface ContractForm<Values extends Answers> {
  /** `form.getInputProps('path')` for each field. */
  form: FormOf<Values>
  /** `<FormRows {...formProps} {...summary}>`, or a form of another look. */
  formProps: { onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void; noValidate: true; method: 'post' }
  /** What is wrong, said at the top of the form. */
  summary: { errors: FormOf<Values>['errors']; attempt: number; open: readonly OpenPart[] }
  isPending: boolean
}

/** A form that asks one call: checked before it is sent by the contract's own shape, and after by the server, with the same words. */
export function useContractForm<C extends Call, Values extends Answers>(
  call: C,
  {
    initial,
    asks = withoutBlanks,
    atFields = (sentences) => sentences,
    draft,
    refused = () => false,
    instead = () => false,
    meanwhile,
    unanswered,
    mayWait = false,
    then,
    ...options
  }: ContractFormOptions<C, Values>,
): ContractForm<Values> {
  const [attempt, setAttempt] = useState(0)
  const oneAtATime = useOneAtATime()
  const check = mayWait ? strictProblemsIn : problemsIn
  const form = useCheckedForm(call, initial, { draft, validate: async (values) => atFields(await check(call, asks(values)), values) })

  const show = (sentences: Sentences) => {
    form.setErrors(atFields(sentences, form.getValues()))
    setAttempt((count) => count + 1)
  }
  const { open, rebase, sending, saved } = useMeanwhile(form, initial)
  const unsaved = useUnsaved(!draft && call.who !== 'anyone' && call.who !== 'guest' && form.isDirty())
  const { run, isPending } = useAction<C>(call, {
    ...options,
    then: (data, message, input) => {
      if (draft) clearDraft(draft)
      form.resetDirty()
      unsaved.forget()
      saved()
      return then?.(data, message, input)
    },
    failed: (failure) => {
      if (failure.code === 'changedMeanwhile' && meanwhile) return void rebase(meanwhile, sendChecked)
      if (failure.status === 0) return unanswered ? unanswered(failure) : sayFailed(failure.message)
      if (Object.keys(failure.fields).length > 0) return show(failure.fields)
      return refused(failure) === false && show({ '': failure.message })
    },
  })
  const sendChecked = async (values: Values) => {
    sending(values)
    const input = asks(values)
    if (isChecked<C>(input)) await run(input)
  }
  const send = (values: Values) =>
    oneAtATime(async () => {
      if (!instead(values)) await sendChecked(values)
    })
  const submit = form.onSubmit(send, () => setAttempt((count) => count + 1))
  const { isWaiting, onceUploaded } = useUploadsFirst()
  const onSubmit = (event?: SyntheticEvent<HTMLFormElement>) => {
    event?.preventDefault()
    // React hands a dialog’s events on to the form that it was opened from.
    event?.stopPropagation()
    return isUploading() ? onceUploaded(() => submit()) : submit(event)
  }
  return {
    form,
    // Where no script runs, what is typed must not stand in an address.
    formProps: { onSubmit, noValidate: true, method: 'post' },
    summary: { errors: form.errors, attempt, open },
    isPending: isPending || isWaiting,
  }
}

/** A form that is saved while its photo is on the way waits for it, and isn’t saved without it. */
function useUploadsFirst() {
  const [isWaiting, setWaiting] = useState(false)
  const onceUploaded = async (act: () => void) => {
    if (isWaiting) return
    setWaiting(true)
    const arrived = await uploadsArrived().finally(() => setWaiting(false))
    if (arrived) act()
    else sayFailed('A file didn’t arrive, so nothing has been saved yet. Choose it again, or remove it.')
  }
  return { isWaiting, onceUploaded }
}

/** Leaves out a second sending while one is under way: a double click sends twice before the button is busy, for answers are checked first. */
function useOneAtATime() {
  const isUnderWay = useRef(false)
  return async (act: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await act().finally(() => {
      isUnderWay.current = false
    })
  }
}

/** Leaves out what was not filled in: the contract says whether that is allowed. `null` stays, it says that there is none. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  const filled = Object.entries(value).filter(([, field]) => field !== '' && field !== undefined)
  return Object.fromEntries(filled.map(([name, field]) => [name, withoutBlanks(field)]))
}

interface Checking<Values extends Answers> {
  draft: string | undefined
  validate: (values: Values) => Promise<Sentences>
}

function useCheckedForm<Values extends Answers>(call: Call, initialValues: Values, { draft, validate }: Checking<Values>) {
  const form = useForm<Values>({
    initialValues,
    validate,
    onValuesChange: (values, before) => {
      if (draft) keepDraft(draft, values)
      for (const path of Object.keys(form.errors)) if (at(values, path) !== at(before, path)) form.clearFieldError(path)
    },
  })
  useEffect(() => whenActed(() => void prepareChecks(call)), [call])
  const started = useRef(false)
  useEffect(() => {
    if (!draft || started.current) return
    started.current = true
    form.setValues(readDraft(draft, initialValues))
  }, [draft, form, initialValues])
  return form
}

/** The answer at a path such as `address.town`: what was wrong with it is no longer said once it is another, also where a whole address was filled in. */
const at = (values: Answers, path: string) => path.split('.').reduce<unknown>(partOf, values)

/** The shapes and their library are not part of a page's first load: a form fetches them when the person begins. */
const checks = () => import('./check.ts')

const prepareChecks = (call: Call) =>
  checks()
    .then(({ prepare }) => prepare(call))
    .catch(() => null)

/** A browser doesn't fetch a file again that failed to come, so the server checks alone then, in the same words. */
export const problemsIn = (call: Call, input: unknown) => foundIn(call, input).catch((): Sentences => ({}))

/** For answers that may wait on the device: the person must not be gone when the server refuses them. */
export const strictProblemsIn = (call: Call, input: unknown) =>
  foundIn(call, input).catch(() => ({ '': 'We couldn’t check your answers. Check your connection and reload this page.' }))

const foundIn = async (call: Call, input: unknown): Promise<Sentences> => (await checks()).problemsIn(call, input)

/** What `problemsIn` found nothing wrong with. Where it could not look, the server does. */
function isChecked<C extends Call>(input: unknown): input is CallInput<C> {
  return typeof input === 'object'
}
