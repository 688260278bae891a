import { type ComponentProps, Suspense, useState } from 'react'
import { listed } from '#platform/listed.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Money } from '#ui/Money.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { AnsweredByLink, ByLink } from './bylink.ts'

const SayNo = lazyPart(() => import('./SayNo.tsx').then((part) => part.SayNo))
const TextAnswer = lazyPart(() => import('./TextAnswer.tsx').then((part) => part.TextAnswer))

/** Says no without an account. */
export const NoButton = (by: ByLink) => (
  <DialogButton weight="quiet" renderDialog={(onClose) => <SayNo {...by} onClose={onClose} />}>
    Say no
  </DialogButton>
)

/** The other ways to an account want an e-mail address: whoever has none says yes with the link itself. */
export function NoEmail(props: ComponentProps<typeof TextAnswer>) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <p>
        No e-mail address?{' '}
        <ActionButton weight="quiet" onClick={() => setOpen(true)}>
          Say yes with your mobile number
        </ActionButton>
      </p>
    )
  return (
    <Panel title="Say yes with your mobile number" look="raised">
      <Suspense>
        <TextAnswer {...props} />
      </Suspense>
    </Panel>
  )
}

/** Once they have answered. */
export function Answered({ answered }: { answered: AnsweredByLink }) {
  if (!answered.yes)
    return (
      <Page title="You’ve said no" width="text">
        <p>We’ve told the person who asked, without giving your details. There’s nothing else to do.</p>
      </Page>
    )
  const { petNames, toPay } = answered
  const called = listed(petNames)
  return (
    <Page title={petNames.length === 1 ? `You’re ${called}’s keeper now` : `You’re the keeper of ${called} now`} width="text">
      <p>We’ve texted you to confirm it. If your pet is found, we’ll text you on the same number.</p>
      {toPay && (
        <p>
          Call us to pay the <Money pence={toPay.pence} /> for the registration.
        </p>
      )}
      <p>
        To change your details, add an e-mail address or report a pet missing, call us on <a href={site.phoneLink}>{site.phone}</a>.
      </p>
    </Page>
  )
}
