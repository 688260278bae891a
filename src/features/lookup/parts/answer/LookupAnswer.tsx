import { useEffect, useState } from 'react'
import { Captcha } from '#features/accounts/kit/captcha/Captcha.tsx'
import { useSession } from '#platform/web/session.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DeferredHydration } from '#ui/DeferredHydration.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ChipAnswer, prepareAnswer } from './lazyanswer.ts'
import type { useLookup } from './useLookup.ts'

/** What stands below the search: the answer, or why there is none yet. */
export function LookupAnswer({ lookup, price }: { lookup: ReturnType<typeof useLookup>; price: string }) {
  const { chip, answer, failure, busy, retry, captcha, showPerson } = lookup
  const [first] = useState(answer)
  const isSignedIn = useSession() !== null
  // What is their own in an answer is added without waiting until they do something.
  useEffect(() => void (isSignedIn && prepareAnswer()), [isSignedIn])
  if (answer) {
    return (
      <DeferredHydration fallback={<LookingUp />} failed={<NotLoaded />}>
        <ChipAnswer key={chip} answer={answer} price={price} arrives={answer !== first} />
      </DeferredHydration>
    )
  }
  if (!failure) return <LookingUp />
  if (failure.code === 'captchaNeeded') {
    return (
      <Panel title="Confirm you’re a person" lead={failure.message}>
        <VisuallyHidden live>{failure.message}</VisuallyHidden>
        <Captcha key={chip} value={captcha} onChange={showPerson} />
      </Panel>
    )
  }
  return (
    <div role="alert">
      <Panel title="We couldn’t look that up" lead={failure.message}>
        <Prose>
          <p>
            You can also call us on <a href={site.phoneLink}>{site.phone}</a> and give us the number.
          </p>
          <div>
            <ActionButton weight="plain" busy={busy} onClick={retry}>
              Try again
            </ActionButton>
          </div>
        </Prose>
      </Panel>
    </div>
  )
}

const NotLoaded = () => (
  <Panel title="Part of this page didn’t load">
    To message the keeper, copy what you’ve written and reload this page, or call us on <a href={site.phoneLink}>{site.phone}</a>.
  </Panel>
)

const LookingUp = () => (
  <Panel>
    <LoadingState label="Looking up the chip" count={4} />
  </Panel>
)
