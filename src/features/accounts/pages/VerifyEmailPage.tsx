import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { removeToken } from '#platform/web/session.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Arrived } from '#ui/Arrived.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { userProfile, verifyEmailToken } from '../contract.ts'
import { Confirmed, Ended, Taken, Undone } from '../parts/signing/emailOutcomes.tsx'

type Outcome = AnswerOf<typeof verifyEmailToken> | 'ended' | 'taken'

/** Confirms by a press of a button and not by being opened: programs that look into mail for danger open every link, and some run its scripts. */
export default function VerifyEmailPage() {
  const { token = '' } = useParams()
  const [params] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome>()
  const undoing = params.has('undo')
  return (
    <Page width="narrow" title={undoing ? 'Undo the change' : 'Confirm your e-mail address'}>
      <Panel look="raised">
        {outcome === undefined && <Ask token={token} undoing={undoing} onOutcome={setOutcome} />}
        {outcome !== undefined && <Arrived>{shown(outcome)}</Arrived>}
      </Panel>
    </Page>
  )
}

function Ask({ token, undoing, onOutcome }: { token: string; undoing: boolean; onOutcome: (outcome: Outcome) => void }) {
  const { run, isPending } = useAction(verifyEmailToken, {
    refresh: [userProfile],
    then: (answer) => {
      // Every session of the account has just been ended, this browser's too if it was one of them.
      if (answer.undone) removeToken()
      onOutcome(answer)
    },
    failed: ({ code, message }) => {
      if (code === 'linkEnded') return onOutcome('ended')
      return code === 'emailTaken' ? onOutcome('taken') : sayFailed(message)
    },
  })
  const press = (
    <ActionButton size="lg" busy={isPending} onClick={() => run({ token })}>
      {undoing ? 'Undo the change' : 'Confirm e-mail address'}
    </ActionButton>
  )
  return (
    <EmptyState art={<MessageRelayArt />} title={undoing ? 'Did someone else change it?' : 'One last step'} action={press}>
      {undoing
        ? 'Your account will go back to the address we sent this link to, and we’ll sign out every device.'
        : 'This is how we’ll reach you when someone finds your pet.'}
      <noscript> Switch on JavaScript in your browser to continue.</noscript>
    </EmptyState>
  )
}

function shown(outcome: Outcome) {
  if (outcome === 'ended') return <Ended />
  if (outcome === 'taken') return <Taken />
  return outcome.undone ? <Undone email={outcome.email} /> : <Confirmed email={outcome.email} />
}
