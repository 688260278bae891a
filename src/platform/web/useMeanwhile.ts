import { useRef, useState } from 'react'
import { type Meanwhile, mergeMeanwhile, type OpenPart } from './meanwhile.ts'
import { sayFailed } from './toasts.ts'

interface FormWith<V> {
  getValues: () => V
  setValues: (values: V) => void
}

/** Puts what somebody typed on top of what was saved meanwhile, and asks only where the two differ. */
export function useMeanwhile<V extends Record<string, unknown>>(form: FormWith<V>, initial: V) {
  const base = useRef(initial)
  const sent = useRef(initial)
  const [open, setOpen] = useState<readonly OpenPart[]>([])

  const rebase = async ({ latest, parts }: Meanwhile<V>, sendAgain: (values: V) => Promise<void>) => {
    const theirs = await latest().catch(() => null)
    if (!theirs) return sayFailed('This was changed while you were editing it. Check your connection, then save again.')
    const { merged, open: differing } = mergeMeanwhile(parts, { base: base.current, mine: form.getValues(), theirs })
    base.current = theirs
    form.setValues(merged)
    if (differing.length === 0) return sendAgain(merged)
    setOpen(
      differing.map((part) => ({
        label: part.label,
        said: part.said(theirs),
        take: () => {
          form.setValues({ ...form.getValues(), ...Object.fromEntries(part.names.map((name) => [name, theirs[name]])) })
          setOpen((parts) => parts.filter(({ label }) => label !== part.label))
        },
      })),
    )
  }
  /** What was sent stands in the register now: what is typed next is typed on top of it. */
  const saved = () => {
    base.current = sent.current
    setOpen([])
  }
  const sending = (values: V) => {
    sent.current = values
  }
  return { open, rebase, sending, saved }
}
