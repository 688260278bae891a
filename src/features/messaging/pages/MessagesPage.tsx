import { useParams } from 'react-router'
import { useAction } from '#platform/web/useAction.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { chooseMessages } from '../contract.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

const TITLES = {
  undo: 'Do you want to hear from us?',
  yes: 'We’ll write to you',
  stop: 'We won’t write to you',
}

/** Where whoever reads at an address says whether we may write to it. Opening it changes nothing: programs that check mail open every link. */
export default function MessagesPage() {
  const { token = '' } = useParams()
  const { run, isPending, data } = useAction(chooseMessages)
  const choice = data?.choice ?? 'undo'
  const press = (next: 'yes' | 'stop' | 'undo') => () => void run({ token, choice: next })
  return (
    <Page width="narrow" title="Messages to this address">
      <Panel look="raised">
        <div aria-live="polite">
          <EmptyState art={<MessageRelayArt />} title={TITLES[choice]}>
            {choice === 'undo' && <Question />}
            {choice === 'yes' && <p>We’ll send you what the pet’s keeper writes to you. Every message has a link to stop them.</p>}
            {choice === 'stop' && <Stopped />}
            <noscript>Switch on JavaScript in your browser to continue, or call us on {site.phone}.</noscript>
          </EmptyState>
        </div>
        {choice === 'undo' ? (
          <FormActions>
            <ActionButton size="lg" busy={isPending} onClick={press('yes')}>
              Send me messages
            </ActionButton>
            <ActionButton size="lg" weight="plain" busy={isPending} onClick={press('stop')}>
              Stop messages
            </ActionButton>
          </FormActions>
        ) : (
          <FormActions>
            <ActionButton weight="plain" busy={isPending} onClick={press('undo')}>
              Undo my choice
            </ActionButton>
          </FormActions>
        )}
      </Panel>
    </Page>
  )
}

function Question() {
  return (
    <>
      <p>Someone gave us the e-mail address or mobile number we sent our message to.</p>
      <p>
        If it was you, we’ll send you what the pet’s keeper writes to you. The keeper never sees your address or number. If it wasn’t you,
        stop the messages, or close this page.
      </p>
    </>
  )
}

function Stopped() {
  return (
    <>
      <p>
        You won’t get messages from finders and keepers, or questions about pets, at this address. If someone uses it to ask for a sign-in
        link or a code, we’ll still send that, up to twice a day.
      </p>
      <p>
        If you have an account with this address, you’ll still get messages about your account and your pets. Choose those in your profile.
      </p>
    </>
  )
}
