import { type FunctionComponent, lazy, Suspense } from 'react'
import { site } from '#src/site.ts'
import column from '#ui/Columns.module.css'
import { DeferredHydration } from '#ui/DeferredHydration.tsx'
import field from '#ui/Field.module.css'
import actions from '#ui/FormActions.module.css'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Scripted } from '#ui/Scripted.tsx'

type LazyPart<Props> = Promise<{ default: FunctionComponent<Props> }>

interface TellProps {
  chipNumber: string
  /** Who reads the message. */
  reads: 'keeper' | 'implanter'
}

const tellKeeper = (): LazyPart<TellProps> =>
  import('./TellKeeper.tsx').then(
    (all) => ({ default: all.TellKeeper }),
    () => ({ default: NoForm }),
  )
const foundHere = (): LazyPart<{ chipNumber: string }> =>
  import('./FoundHere.tsx').then(
    (all) => ({ default: all.FoundHere }),
    () => ({ default: () => null }),
  )

const TellKeeper = lazy(tellKeeper)
const FoundHere = lazy(foundHere)

/** The forms below an answer are of no use before it, so their scripts come while the number is being typed. */
export const prepareForms = () => Promise.all([tellKeeper(), foundHere()])

export function LazyTellKeeper({ chipNumber, reads }: TellProps) {
  return (
    <DeferredHydration fallback={<LoadingState count={6} />} looks={[actions, column, field]}>
      <TellKeeper chipNumber={chipNumber} reads={reads} />
    </DeferredHydration>
  )
}

export function LazyFoundHere({ chipNumber }: { chipNumber: string }) {
  return (
    <Scripted>
      <Suspense>
        <FoundHere chipNumber={chipNumber} />
      </Suspense>
    </Scripted>
  )
}

function NoForm() {
  return (
    <p role="alert">
      The form to message the keeper didn’t load. Reload this page, or call us on <a href={site.phoneLink}>{site.phone}</a>.
    </p>
  )
}
